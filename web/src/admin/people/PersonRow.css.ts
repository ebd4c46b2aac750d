import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import * as row from '../list/Row.css.ts';

const { space } = vars;

/** A row without a picture: one line of 56 px where there is room. */
export const person = style([
  row.row,
  {
    gridTemplate: `
      "texts" auto
      "states" auto
      "actions" auto / minmax(0, 1fr)`,
    paddingInline: `${space.md} ${space.xs}`,
    '@media': {
      [media.md]: { gridTemplate: '"texts states actions" auto / minmax(0, 1fr) auto auto' },
    },
  },
]);

/** As wide in each row, so that roles line up. */
export const role = style([row.quiet, { '@media': { [media.lg]: { minWidth: '5.5rem' } } }]);

export const seen = style([
  row.quiet,
  { whiteSpace: 'normal', '@media': { [media.lg]: { minWidth: '13rem', textAlign: 'end' } } },
]);

/** The actions of most rows are as many. */
export const actions = style([
  row.actions,
  {
    marginInlineStart: `calc(-1 * ${space.sm})`,
    '@media': { [media.md]: { justifyContent: 'end', minWidth: '11rem' } },
  },
]);
