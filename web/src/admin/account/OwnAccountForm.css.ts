import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, size, space } = vars;

export const person = style({ display: 'flex', alignItems: 'center', gap: space.sm, maxWidth: '100%' });

export const texts = style({ display: 'grid', minWidth: 0, lineHeight: 1.3, overflowWrap: 'anywhere' });

export const email = style({ color: color.textSecondary, fontSize: size.small });
