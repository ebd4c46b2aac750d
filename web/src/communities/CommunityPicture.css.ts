import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { ledgerPicture } from '../ui/Ledger.css.ts';
import { media } from '../theme/media.ts';

const base = style({ width: '100%', background: vars.color.panel });

export const at = styleVariants({
  entry: [base, { height: '100%' }],
  ledger: [ledgerPicture],
  wide: [
    base,
    { aspectRatio: '4 / 3', '@media': { [media.md]: { aspectRatio: 'auto', height: 'min(34rem, 62vh)' } } },
  ],
});
