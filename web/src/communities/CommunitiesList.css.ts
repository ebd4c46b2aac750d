import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const list = style({ display: 'grid', gap: `clamp(${vars.space.xxl}, 7vw, 6rem)`, overflowX: 'clip' });
