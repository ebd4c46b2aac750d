import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const figures = style({
  paddingBlock: `clamp(${vars.space.xl}, 5vw, ${vars.space.xxl})`,
  background: vars.color.panel,
});
