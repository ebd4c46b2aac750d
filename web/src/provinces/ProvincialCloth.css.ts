import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { clothBox } from '../shared/motifs/provincial/outlines.ts';
import { media } from '../theme/media.ts';

const ratio = ({ width, height }: { width: number; height: number }) => `${width} / ${height}`;

/** As wide as its place, with all its patches. */
export const cloth = style({
  position: 'relative',
  aspectRatio: ratio(clothBox.narrow),
  '@media': { [media.md]: { aspectRatio: ratio(clothBox.wide) } },
});
globalStyle(`${cloth} img`, { width: '100%' });

const dye = keyframes({ from: { clipPath: 'inset(0 100% 0 0)' } });
const boil = keyframes({ from: { clipPath: 'inset(0)' } });

const onScroll = {
  animationDuration: 'auto',
  animationTimingFunction: 'linear',
  animationFillMode: 'both',
  animationTimeline: 'view()',
  animationRange: 'entry 25% cover 55%',
};
const scrolling = (animationName: string) => ({
  '(animation-timeline: view())': { '@media': { [media.motion]: { animationName, ...onScroll } } },
});

/** The front between wax and dye moves from west to east. */
export const dyedOnScroll = style({ '@supports': scrolling(dye) });

/** What is waxed, but not dyed yet. */
export const undyed = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  clipPath: 'inset(0 0 0 100%)',
  '@supports': scrolling(boil),
});
