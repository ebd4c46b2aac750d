import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const thumbnail = style({
  gridArea: 'picture',
  width: '100%',
  height: 'auto',
  aspectRatio: '3 / 2',
  borderRadius: vars.radius.sm,
  background: vars.color.panel,
});
