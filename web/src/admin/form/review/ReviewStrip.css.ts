import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

const { color, size, space } = vars;

/** Quiet, with a gold thread at its edge: it waits for somebody. */
export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `${space.sm} ${space.md}`,
  border: `1px solid ${color.line}`,
  borderInlineStart: `3px solid ${color.gold}`,
  borderRadius: vars.radius.md,
  background: color.raised,
});

/** The actions are beside it as long as its lines stay long enough to read. */
export const texts = style({
  display: 'grid',
  flex: '1 1 20rem',
  gap: space.xxs,
  minWidth: 0,
  lineHeight: 1.45,
});

export const who = style({ fontWeight: 650 });

export const when = style({ color: color.textSecondary, fontSize: size.caption, fontWeight: 400 });

export const said = style({ maxWidth: vars.width.measure, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });
