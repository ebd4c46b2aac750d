import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { edge } from '../theme/withGutters.ts';
import { withoutScripts } from '../theme/withoutScripts.ts';

const { color, space } = vars;

/** What hangs above the line, by turns, in pixels. */
export const pictureHeights = { first: 240, second: 160, third: 200 } as const;
export const stripWidth = 132;

const dotRoom = '0.75rem';

/** From the top to the line. */
const lineAt = '16.25rem';

export const history = style({ paddingBlock: space.section, overflow: 'hidden' });

/** As wide as the window: its items snap to the edge of the page’s content. */
export const scroller = style({
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: edge,
  paddingBlock: space.xs,
  '@media': {
    [media.lg]: {
      display: 'grid',
      gridTemplateColumns: 'auto auto',
      justifyContent: 'start',
    },
    [media.motion]: { scrollBehavior: 'smooth' },
    // Paper does not scroll: the items wrap, without the line.
    [media.print]: { display: 'block', overflowX: 'visible' },
  },
});

export const heading = style({
  position: 'sticky',
  insetInlineStart: 0,
  display: 'grid',
  alignContent: 'start',
  gap: space.sm,
  paddingInline: edge,
  marginBlockEnd: space.xl,
  '@media': {
    [media.lg]: {
      // The items go on behind it: its buttons stay at hand.
      zIndex: 2,
      background: color.page,
      // The first dot is left of its item.
      width: `calc(${edge} + 22.5rem - ${dotRoom})`,
      paddingInlineEnd: space.xl,
      paddingBlockStart: '5rem',
      marginBlockEnd: 0,
    },
    [media.print]: { width: 'auto', paddingBlockStart: 0, marginBlockEnd: space.lg },
  },
});

export const arrows = style({
  display: 'flex',
  gap: space.sm,
  marginBlockStart: space.sm,
  '@media': withoutScripts({ display: 'none' }),
});

const draw = keyframes({ from: { transform: 'scaleX(0.25)' } });

/** The items along a line of wax, which is drawn further as the visitor goes on. */
export const line = style({
  position: 'relative',
  display: 'flex',
  gap: space.lg,
  width: 'max-content',
  paddingInline: edge,
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: lineAt,
    height: 3,
    borderRadius: 3,
    background: color.gold,
    transformOrigin: 'left',
  },
  '@media': {
    [media.lg]: { paddingInlineStart: dotRoom },
    [media.print]: {
      flexWrap: 'wrap',
      width: 'auto',
      paddingInlineStart: edge,
      '::before': { display: 'none' },
    },
  },
  '@supports': {
    '(animation-timeline: view())': {
      '@media': {
        [media.motion]: {
          '::before': { animation: `${draw} linear`, animationTimeline: 'scroll(nearest inline)' },
        },
      },
    },
  },
});

export const stop = style({
  position: 'relative',
  width: '16.5rem',
  scrollSnapAlign: 'start',
  // The dot of gold leaf for the year.
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: 1,
    insetBlockStart: `calc(${lineAt} - 8px)`,
    insetInlineStart: -9,
    width: 19,
    height: 19,
    border: `3px solid ${color.page}`,
    borderRadius: '52% 48% 50% 50%',
    background: color.gold,
  },
  '@media': {
    // Beside the heading. As padding of the scroller, it would scroll to the start when an arrow gets the focus.
    [media.lg]: { width: '18.75rem', scrollMarginInlineStart: '22.5rem' },
    [media.print]: { width: '16.5rem', '::before': { display: 'none' } },
  },
});

export const card = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xs });

export const hung = style({
  display: 'flex',
  alignItems: 'flex-end',
  height: lineAt,
  marginBlockEnd: space.md,
  '@media': { [media.print]: { height: 'auto' } },
});

export const strip = styleVariants(pictureHeights, (height) => ({ width: stripWidth, height }));
export const photograph = styleVariants(pictureHeights, (height) => ({ width: height * 0.8, height }));

const anyYear = style({
  color: color.goldText,
  fontFamily: vars.font.large,
  fontVariantNumeric: 'lining-nums',
});
export const year = style([anyYear, { fontSize: '3.5rem', lineHeight: 1 }]);
export const longYear = style([
  anyYear,
  { maxWidth: '15rem', fontSize: '1.75rem', lineHeight: 1, minHeight: '3.5rem', textWrap: 'balance' },
]);

export const description = style({
  maxWidth: '16rem',
  color: color.textSecondary,
  fontSize: vars.size.small,
});
