import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

/** On paper, it would be a heading alone. */
export const section = style({ '@media': { [media.print]: { display: 'none' } } });

export const actions = style({ display: 'grid', gap: vars.space.sm, marginBlockStart: vars.space.md });
