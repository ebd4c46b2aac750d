import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const actions = style({ display: 'grid', gap: vars.space.sm, marginBlockStart: vars.space.md });
