import { style } from '@vanilla-extract/css';
import { clampedTo } from '../../theme/clampedTo.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, size, space } = vars;

export const values = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.md });

export const side = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xs });

export const note = style({
  display: 'grid',
  gap: space.xxs,
  padding: `${space.xs} ${space.sm}`,
  borderInlineStart: `2px solid ${color.gold}`,
  background: color.panel,
  fontSize: size.caption,
  lineHeight: 1.5,
});

/** The same height with and without its button. */
export const noteHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.xxs} ${space.sm}`,
  minHeight: vars.width.touch,
  '@media': { '(pointer: fine)': { minHeight: '2.25rem' } },
});

export const noteTitle = style({ color: color.textSecondary, fontWeight: 600 });

export const noteText = style({
  ...clampedTo(3),
  maxWidth: vars.width.measure,
  whiteSpace: 'pre-line',
});

/** The form of a new entry, above the list. */
export const add = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  marginBlockEnd: space.xl,
  padding: `${space.lg} ${space.md} 0`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.md,
});

/** One value for both languages: always short. */
export const single = style({ maxWidth: vars.width.measure });

export const key = style({ maxWidth: vars.width.measure });
