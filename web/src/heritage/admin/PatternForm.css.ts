import { style } from '@vanilla-extract/css';
import * as form from '../../admin/form/EditForm.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

/** Below the texts, where the picture's address has room. */
export const details = style([
  form.details,
  {
    columnGap: vars.space.xl,
    alignItems: 'start',
    '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
  },
]);

export const legend = style([form.legend, { gridColumn: '1 / -1' }]);
