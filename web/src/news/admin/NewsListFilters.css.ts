import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { breakpoints, media } from '../../theme/media.ts';
import { foot } from '../../ui/overlay.css.ts';

const { color, space } = vars;

const barHeight = '3.75rem';

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.sm} ${space.md}`,
  alignItems: 'end',
  marginBlockEnd: space.sm,
});

// The search comes first and grows; the other filters follow next to it if there is room.
export const search = style({ display: 'flex', flex: '999 1 16rem', alignItems: 'end', gap: space.xs });
export const grow = style({ flex: 1, minWidth: 0 });
export const choice = style({ flex: '1 1 11rem', minWidth: 0 });
export const states = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });

/** The bar of bulk actions: it takes the place of the filters, so that no row moves; where they are high, it is one line
 * at the window’s lower edge instead, wherever the list is. */
export const bulk = style([
  foot,
  {
    position: 'fixed',
    insetInline: 0,
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    boxSizing: 'border-box',
    minHeight: barHeight,
    paddingInline: space.gutter,
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    borderBlockStart: `1px solid ${color.line}`,
    background: color.page,
    '@media': {
      [media.lg]: {
        position: 'absolute',
        insetBlock: 'auto 100%',
        minHeight: 0,
        margin: `0 0 ${space.sm}`,
        padding: 0,
        border: 0,
      },
    },
  },
]);

const fade = createVar({ syntax: '<length>', inherits: false, initialValue: '0px' });
const reachEnd = keyframes({ from: { vars: { [fade]: '3rem' } }, '90%': { vars: { [fade]: '3rem' } } });

/** Its changes: on a phone they scroll sideways, and fade where there are more. */
export const changes = style({
  display: 'flex',
  gap: space.xs,
  minWidth: 0,
  // The focus ring is not cut off.
  padding: 3,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': {
    [`not all and (min-width: ${breakpoints.md})`]: {
      maskImage: `linear-gradient(to left, transparent, #000 ${fade})`,
      animation: `${reachEnd} linear`,
      animationTimeline: 'scroll(self inline)',
    },
    [media.md]: { flexWrap: 'wrap', overflow: 'visible' },
  },
});
globalStyle(`${changes} > *`, { flexShrink: 0 });

export const count = style({
  marginInlineEnd: space.xs,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '@media': { [media.lg]: { lineHeight: vars.width.touch } },
});

/** The list with its bar. */
export const list = style({ position: 'relative', display: 'flex', flexDirection: 'column' });

/** In a narrow window, the bar does not cover the list’s end. */
globalStyle(`${list}:has(> ${bulk})`, {
  paddingBlockEnd: barHeight,
  '@media': { [media.lg]: { paddingBlockEnd: 0 } },
});

/** Above the rows: the box that selects all, in line with theirs. */
export const top = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  minHeight: vars.width.touch,
  paddingInlineStart: 1,
});

globalStyle(`${filters}:has(~ * ${bulk})`, { '@media': { [media.lg]: { visibility: 'hidden' } } });
