import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const base = style({ width: '100%', objectFit: 'cover', background: vars.color.panel });

export const ratio = styleVariants({
  card: [base, { aspectRatio: '16 / 10' }],
  lead: [base, { aspectRatio: '3 / 2', height: '100%' }],
  wide: [base, { aspectRatio: '16 / 9', '@media': { '(min-width: 48em)': { aspectRatio: '8 / 3' } } }],
});
