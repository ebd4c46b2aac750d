import { globalStyle, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';

/** The approximate heights of the sections’ contents, in rem: stacked, on tablets, on wide screens. */
const heights = {
  '#ministry': [117, 79, 88],
  '#history': [60, 62, 53],
  '#communities': [76, 65, 63],
  '#partners': [100, 61, 61],
  '#news': [84, 68, 56],
  '#contact': [72, 60, 44],
} as const;

// The page is many screens long: everything below the first two sections is laid out and painted after the first paint,
// one section at a time (firstLayout.ts), and has an approximate height until then.
for (const [section, [narrow, tablet, wide]] of Object.entries(heights)) {
  globalStyle(`:root[data-layout="near"] #about ~ :is(${section}, div > ${section})`, {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: `auto ${narrow}rem`,
    '@media': {
      [media.md]: { containIntrinsicBlockSize: `auto ${tablet}rem` },
      [media.lg]: { containIntrinsicBlockSize: `auto ${wide}rem` },
    },
  });
}

/** The places of the sections whose code loads later. */
export const place = styleVariants(heights, ([narrow]) => ({ minHeight: `${narrow}rem` }));
