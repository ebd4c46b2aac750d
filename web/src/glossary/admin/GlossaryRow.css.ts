import { style } from '@vanilla-extract/css';
import { row as listRow } from '../../admin/list/Row.css.ts';
import { roomFor } from '../../admin/list/rowWidths.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, size, space } = vars;

export const row = style([
  listRow,
  {
    gridTemplate: `
      "texts actions" auto
      "reason reason" auto / minmax(0, 1fr) auto`,
    '@container': {
      [roomFor.line]: { gridTemplate: '"texts reason actions" auto / minmax(0, 2fr) minmax(0, 3fr) auto' },
    },
  },
]);

export const wrong = style({
  color: color.textSecondary,
  fontSize: size.caption,
  lineHeight: 1.4,
});

export const reason = style({
  gridArea: 'reason',
  color: color.textSecondary,
  fontSize: size.caption,
  lineHeight: 1.4,
  '@container': { [roomFor.line]: { paddingInlineStart: space.sm } },
});
