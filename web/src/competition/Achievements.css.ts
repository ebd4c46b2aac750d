import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const { color, space } = vars;

export const section = style({ paddingBlock: space.section, background: color.panel });

/** In wider windows, the heading and the second figure stand to the right of the first. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space.xl} ${space.lg}`,
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(10, minmax(0, 1fr))', rowGap: space.xxl },
  },
});

export const heading = style({
  gridColumn: '1 / -1',
  '@media': { [media.md]: { gridColumn: '7 / -1', gridRow: 1 } },
});

export const figures = style({ display: 'contents' });

/** The label names the figure, so it comes first in the document; visually, the figure comes first. */
const figure = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: space.xs,
});

export const place = {
  first: style([
    figure,
    {
      gridColumn: '1 / -1',
      '@media': { [media.md]: { gridColumn: '1 / span 6', gridRow: '1 / span 2', justifyContent: 'start' } },
    },
  ]),
  second: style([
    figure,
    {
      gridColumn: '1 / -1',
      '@media': { [media.md]: { gridColumn: '7 / -1', gridRow: 2, justifyContent: 'start' } },
    },
  ]),
  other: style([
    figure,
    {
      containerType: 'inline-size',
      paddingBlockStart: space.md,
      borderBlockStart: `1px solid ${color.lineStrong}`,
      '@media': { [media.md]: { gridColumn: 'span 2' } },
    },
  ]),
};

const value = style({
  color: color.brand,
  fontFamily: vars.font.large,
  lineHeight: 1,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'lining-nums',
});

/** By the number of letters that have room. */
export const size = styleVariants({
  few: [
    value,
    {
      color: color.accent,
      fontSize: 'clamp(7.5rem, 5rem + 11.1vw, 15rem)',
      lineHeight: 0.84,
      letterSpacing: '-0.04em',
    },
  ],
  some: [value, { color: color.accent, fontSize: vars.size.hero }],
  brief: [value, { fontSize: '2.75rem', whiteSpace: 'nowrap' }],
  short: [value, { fontSize: 'clamp(1.5rem, 24cqi, 2.75rem)', whiteSpace: 'nowrap' }],
  many: [value, { fontSize: '2.75rem' }],
});

export const dots = style({ width: 'min(100%, 26rem)', height: 'auto', marginBlockEnd: space.md });
globalStyle(`${dots} > path`, { strokeLinecap: 'round' });
export const counted = style({ stroke: color.gold });
export const rest = style({ stroke: color.lineStrong });
export const hole = style({ stroke: color.panel });

export const label = style({ color: color.textSecondary, fontWeight: 500 });
