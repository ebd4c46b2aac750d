import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { pebble } from '../ui/Pebble.css.ts';

const base = style({ width: '100%', background: vars.color.panel });
const card = [base, { aspectRatio: '16 / 10' }];

export const at = styleVariants({
  card,
  rowCard: card,
  lead: [base, { aspectRatio: '3 / 2', height: '100%' }],
  story: [
    base,
    {
      aspectRatio: '21 / 9',
      selectors: { '&[src^="/api/placeholder/"]': { aspectRatio: '3' } },
    },
  ],
  pebble: [pebble, { width: '4rem', height: '3.5rem' }],
  wide: [
    base,
    { aspectRatio: '16 / 9', maxHeight: '26rem', '@media': { [media.md]: { aspectRatio: '8 / 3' } } },
  ],
});
