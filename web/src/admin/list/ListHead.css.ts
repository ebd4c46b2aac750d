import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const filter = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });

export const head = style([filter, { columnGap: vars.space.md, marginBlockEnd: vars.space.md }]);
