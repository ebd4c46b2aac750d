import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const patterns = style({ paddingBlock: vars.space.section, background: vars.color.panel });
export const heading = style({ marginBlockEnd: `clamp(${vars.space.xl}, 4vw, ${vars.space.xxl})` });
globalStyle(`${heading} h2`, { marginBlockEnd: vars.space.sm });
