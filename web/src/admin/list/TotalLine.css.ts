import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import * as type from '../../theme/typography.css.ts';

/** As high as its text also while the total is not known, so that the list does not move. */
export const total = style([type.small, { minHeight: '1.5lh', paddingBlockEnd: vars.space.xxs }]);
