import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import * as row from '../list/Row.css.ts';
import { roomFor } from '../list/rowWidths.ts';

const { space } = vars;

/** One line of 56 px where there is room; else the states and the actions have the whole width. */
export const person = style([
  row.row,
  {
    gridTemplate: `
      "portrait texts" auto
      "states states" auto
      "actions actions" auto / auto minmax(0, 1fr)`,
    paddingInlineEnd: space.xs,
    '@container': {
      [roomFor.line]: {
        gridTemplate: `"portrait texts states actions" auto / auto ${row.legible} auto auto`,
      },
    },
  },
]);

export const portrait = style({ gridArea: 'portrait', display: 'flex' });

/** As wide in most rows, so that they line up. */
export const role = style([row.quiet, { '@container': { [roomFor.manyStates]: { minWidth: '13rem' } } }]);

export const seen = style([
  row.quiet,
  {
    whiteSpace: 'normal',
    '@container': { [roomFor.manyStates]: { minWidth: '14.5rem', textAlign: 'end' } },
  },
]);

/** The actions of most rows are as many. */
export const actions = style([
  row.actions,
  {
    marginInlineStart: `calc(-1 * ${space.sm})`,
    '@container': { [roomFor.line]: { justifyContent: 'end', minWidth: '12rem' } },
  },
]);
