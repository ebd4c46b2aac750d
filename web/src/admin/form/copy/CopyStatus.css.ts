import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const status = style({ fontSize: vars.size.small, color: vars.color.textSecondary });

export const count = style({ color: vars.color.goldText, fontWeight: 600 });

export const failure = style({ color: vars.color.dangerText });
