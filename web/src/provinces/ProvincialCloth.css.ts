import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { clothBox } from '../shared/motifs/provincial/outlines.ts';
import { breakpoints, media } from '../theme/media.ts';

const ratio = ({ width, height }: { width: number; height: number }) => `${width} / ${height}`;

/** As wide as its place, with all its patches. */
export const cloth = style({
  position: 'relative',
  aspectRatio: ratio(clothBox.narrow),
  // The same width as the picture’s, on paper, too.
  '@media': { [`(min-width: ${breakpoints.md})`]: { aspectRatio: ratio(clothBox.wide) } },
});
globalStyle(`${cloth} img`, { width: '100%' });

/** The name of the timeline by which a cloth is dyed, for what explains it. */
export const dyeing = '--dyeing';

const dye = keyframes({ from: { clipPath: 'inset(0 100% 0 0)' } });
const boil = keyframes({ from: { clipPath: 'inset(0)' } });

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

/** The front between wax and dye moves from west to east. */
export const dyedOnScroll = style({ '@supports': scrolling(dye) });
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

/** What is waxed, but not dyed yet. */
export const undyed = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  clipPath: 'inset(0 0 0 100%)',
  '@supports': scrolling(boil),
});
