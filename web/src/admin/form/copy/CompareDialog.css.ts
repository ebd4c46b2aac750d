import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const differences = style({ display: 'grid', gap: vars.space.lg });
