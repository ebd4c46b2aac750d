import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const waxLine = style({ color: vars.color.gold, flexShrink: 0 });
