import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { clothBox } from '../shared/motifs/provincial/outlines.ts';
import { media } from '../theme/media.ts';

const ratio = ({ width, height }: { width: number; height: number }) => `${width} / ${height}`;

/** As wide as its place, with all its patches. */
export const cloth = style({
  position: 'relative',
  aspectRatio: ratio(clothBox.narrow),
  '@media': {
    [media.md]: { aspectRatio: ratio(clothBox.wide) },
    // The picture is still the one of the window.
    [media.print]: { aspectRatio: 'auto', breakInside: 'avoid' },
  },
});
globalStyle(`${cloth} img`, { width: '100%' });

/** The name of the timeline by which a cloth is dyed, for what explains it. */
export const dyeing = '--dyeing';

// Nothing here is drawn anew while it moves.
const [enter, enterBack, boil] = [
  keyframes({ from: { transform: 'translateX(-99%)' } }),
  keyframes({ from: { transform: 'translateX(99%)' } }),
  keyframes({ '0%, 90%': { opacity: 1 } }),
] as const;

const onScroll = {
  animationDuration: 'auto',
  animationTimingFunction: 'linear',
  animationFillMode: 'both',
  animationTimeline: 'view()',
  animationRange: 'entry 25% cover 55%',
};
/** On paper, nothing scrolls. */
const moving = `screen and ${media.motion}`;
const scrolling = (animationName: string) => ({
  '(animation-timeline: view())': { '@media': { [moving]: { animationName, ...onScroll } } },
});

/** The front between wax and dye moves from west to east: a frame moves, and its cloth moves against it. */
export const dyedOnScroll = style({ display: 'block', overflow: 'clip', '@supports': scrolling(enter) });
globalStyle(`${dyedOnScroll} > img`, { '@supports': scrolling(enterBack) });
export const timeline = style({ viewTimelineName: dyeing });

const appear = keyframes({ from: { opacity: 0 } });

/** What is true of the finished cloth only, and so appears with it; the timeline’s scope is around both. */
export const onceDyed = style({
  '@supports': {
    '(animation-timeline: view()) and (timeline-scope: --any)': {
      '@media': {
        [moving]: {
          animationName: appear,
          ...onScroll,
          animationTimeline: dyeing,
          animationRange: 'cover 50% cover 55%',
        },
      },
    },
  },
});

/** The wax, under the dyed cloth: boiled out of the finished one. */
export const undyed = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  opacity: 0,
  '@supports': scrolling(boil),
});
