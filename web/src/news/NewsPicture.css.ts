import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const base = style({ width: '100%', background: vars.color.panel });
const card = [base, { aspectRatio: '16 / 10' }];

export const at = styleVariants({
  card,
  rowCard: card,
  lead: [base, { aspectRatio: '3 / 2', height: '100%' }],
  wide: [
    base,
    { aspectRatio: '16 / 9', maxHeight: '26rem', '@media': { [media.md]: { aspectRatio: '8 / 3' } } },
  ],
});
