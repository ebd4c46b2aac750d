import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const { space } = vars;

export const head = style({ display: 'grid', gap: space.md, paddingBlock: `${space.lg} ${space.xl}` });
export const end = style({
  paddingBlock: space.xxl,
  // It has only links.
  '@media': { [media.print]: { display: 'none' } },
});
