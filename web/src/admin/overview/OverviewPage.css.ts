import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { clampedTo } from '../../theme/clampedTo.ts';
import { media } from '../../theme/media.ts';
import { title } from '../../theme/typography.css.ts';

const { color, space } = vars;

export const parts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xl });

export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.sm });

export const heading = style([title, {}]);

export const panels = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  alignItems: 'start',
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});

/** What needs attention, with a gold thread at its edge; plain once nothing does. */
export const panel = style({
  display: 'grid',
  gap: space.sm,
  minWidth: 0,
  padding: `${space.md} ${space.lg}`,
  border: `1px solid ${color.line}`,
  borderInlineStart: `3px solid ${color.gold}`,
  borderRadius: vars.radius.md,
  background: color.raised,
});

export const calm = style([panel, { borderInlineStartColor: color.lineStrong }]);

export const panelHead = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '2rem',
  justifyContent: 'space-between',
  gap: space.sm,
});

export const panelTitle = style({ fontFamily: vars.font.text, fontSize: vars.size.body, fontWeight: 650 });

export const count = style({
  color: color.goldText,
  fontFamily: vars.font.display,
  fontSize: vars.size.title,
  lineHeight: 1,
});

export const note = style({ color: color.textSecondary, fontSize: vars.size.small, lineHeight: 1.5 });

export const entry = style({
  selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${color.line}` } },
});

export const entryLink = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.md,
  minHeight: vars.width.touch,
  paddingBlock: space.xs,
  color: color.text,
  fontSize: vars.size.small,
  textDecoration: 'none',
  '@media': {
    [media.sm]: { flexWrap: 'nowrap' },
    [media.hover]: { ':hover': { color: color.linkStrong } },
  },
});

export const entryTexts = style({ display: 'grid', minWidth: 0, lineHeight: 1.45 });
export const entryName = style({ fontWeight: 600 });
export const entryText = style({
  // A review’s answer must be whole on a phone, too.
  ...clampedTo(2),
  color: color.textSecondary,
  '@media': { [media.md]: { ...clampedTo(1) } },
});
export const entryAside = style({
  flexShrink: 0,
  color: color.textSecondary,
  fontSize: vars.size.caption,
  whiteSpace: 'nowrap',
});

/** A section with its numbers, each of which is a link. */
export const gaps = style([
  entry,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.md,
    fontSize: vars.size.small,
  },
]);
export const gapsOf = style([entryName, { flex: 1 }]);
export const gap = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.width.touch,
  whiteSpace: 'nowrap',
});

export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: space.xs,
  minHeight: vars.width.touch,
  fontSize: vars.size.small,
  fontWeight: 600,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });
