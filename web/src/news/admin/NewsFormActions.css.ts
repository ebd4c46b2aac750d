import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import * as type from '../../theme/typography.css.ts';

/** Beside the buttons; in a narrow window above them, on a line of its own. */
export const effect = style([
  type.caption,
  {
    order: -1,
    flexBasis: '100%',
    whiteSpace: 'normal',
    '@media': { [media.md]: { order: 0, flexBasis: 'auto' } },
  },
]);
