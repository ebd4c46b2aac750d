import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const differences = style({ display: 'grid', gap: vars.space.lg });

/** Without a gap below it while it says nothing. */
export const status = style({ selectors: { '&:empty': { marginBlockEnd: `calc(-1 * ${vars.space.lg})` } } });
