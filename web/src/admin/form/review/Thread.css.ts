import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

const { color, size, space } = vars;

export const thread = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.sm });

export const heading = style({ fontFamily: vars.font.text, fontSize: size.body, fontWeight: 650 });

export const entries = style({ display: 'grid', gap: space.sm });

export const entry = style({
  paddingInlineStart: space.sm,
  borderInlineStart: `2px solid ${color.line}`,
  fontSize: size.small,
  lineHeight: 1.45,
});

export const who = style({ fontWeight: 600 });

export const when = style({ color: color.textSecondary, fontSize: size.caption });

export const text = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const note = style({ color: color.textSecondary, fontSize: size.small });

/** The button beside the field, not beside its label or the hint. */
export const mention = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: `${space.xs} ${space.sm}`,
});

export const mentionHint = style([note, { gridColumn: '1 / -1' }]);

export const form = style({
  display: 'grid',
  gap: space.sm,
  paddingBlockEnd: space.lg,
  marginBlockEnd: space.md,
  borderBlockEnd: `1px solid ${color.line}`,
});
