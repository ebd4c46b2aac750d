import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const base = style({
  width: '100%',
  height: 'auto',
  objectFit: 'cover',
  borderRadius: vars.radius.md,
  background: vars.color.panel,
});

export const ratio = styleVariants({
  portrait: [base, { aspectRatio: '4 / 5' }],
  photo: [base, { aspectRatio: '4 / 3' }],
});
