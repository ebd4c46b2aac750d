import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const rowGap = `clamp(${vars.space.xxl}, 5vw, 4.5rem)`;

export const list = style({ display: 'grid', rowGap });

export const stories = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${rowGap} ${vars.space.lg}`,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } },
});

const whole = style({ '@media': { [media.md]: { gridColumn: '1 / -1' } } });

/** The columns of each look (Story.css.ts). */
export const place = styleVariants({
  lead: [whole],
  half: { '@media': { [media.md]: { gridColumn: 'span 6' } } },
  text: [whole, { '@media': { [media.lg]: { gridColumn: 'span 4' } } }],
  whole: [whole],
});
