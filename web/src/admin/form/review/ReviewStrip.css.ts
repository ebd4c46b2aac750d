import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

const { color, size, space } = vars;

/** Quiet, with a gold thread at its edge: it waits for somebody. */
export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.sm,
  alignItems: 'center',
  padding: `${space.sm} ${space.md}`,
  border: `1px solid ${color.line}`,
  borderInlineStart: `3px solid ${color.gold}`,
  borderRadius: vars.radius.md,
  background: color.raised,
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const texts = style({ display: 'grid', gap: space.xxs, minWidth: 0, lineHeight: 1.45 });

export const who = style({ fontWeight: 650 });

export const when = style({ color: color.textSecondary, fontSize: size.caption, fontWeight: 400 });

export const said = style({ maxWidth: vars.width.measure, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });
