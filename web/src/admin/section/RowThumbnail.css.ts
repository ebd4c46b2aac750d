import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const thumbnail = style({
  gridArea: 'picture',
  width: '3rem',
  height: '2.25rem',
  objectFit: 'cover',
  borderRadius: vars.radius.sm,
  background: vars.color.panel,
});
