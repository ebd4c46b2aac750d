import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { pebble } from '../ui/Pebble.css.ts';

/** A photograph, or a cloth as a strip, which is longer. */
const picture = (photograph: string, cloth: string) =>
  style({
    width: '100%',
    aspectRatio: photograph,
    background: vars.color.panel,
    selectors: { '&[src^="/api/placeholder/"]': { aspectRatio: cloth } },
  });

export const at = styleVariants({
  story: [picture('21 / 9', '3')],
  lead: [picture('21 / 9', '3')],
  half: [picture('3 / 2', '3.2')],
  whole: [
    picture('21 / 9', '3'),
    { '@media': { [media.md]: { selectors: { '&[src^="/api/placeholder/"]': { aspectRatio: '5' } } } } },
  ],
  bleed: {
    width: '100%',
    height: '14rem',
    background: vars.color.panel,
    '@media': { [media.md]: { height: '26.25rem' } },
  },
  pebble: [pebble, { width: '4rem', height: '3.5rem' }],
});
