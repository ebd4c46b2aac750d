import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import * as row from '../list/Row.css.ts';
import { roomFor } from '../list/rowWidths.ts';

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
    '@container': {
      [roomFor.line]: { gridTemplate: `"texts states actions" auto / ${row.legible} auto auto` },
    },
  },
]);

/** As wide in each row, so that roles line up. */
export const role = style([row.quiet, { '@container': { [roomFor.manyStates]: { minWidth: '5.5rem' } } }]);

export const seen = style([
  row.quiet,
  {
    whiteSpace: 'normal',
    '@container': { [roomFor.manyStates]: { minWidth: '13rem', textAlign: 'end' } },
  },
]);

/** The actions of most rows are as many. */
export const actions = style([
  row.actions,
  {
    marginInlineStart: `calc(-1 * ${space.sm})`,
    '@container': { [roomFor.line]: { justifyContent: 'end', minWidth: '11rem' } },
  },
]);
