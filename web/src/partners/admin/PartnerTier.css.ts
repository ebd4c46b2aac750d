import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

export const tiers = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xl });

export const title = style({ marginBlockEnd: space.sm });

export const rows = style({
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.md,
  background: color.raised,
});

/** Dragging a row must not select text. */
export const lifting = style([rows, { userSelect: 'none' }]);

export const empty = style({
  padding: space.md,
  border: `1px dashed ${color.lineStrong}`,
  borderRadius: vars.radius.md,
  color: color.textSecondary,
  fontSize: vars.size.small,
});
