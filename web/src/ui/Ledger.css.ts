import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import type { PicturePlace } from './picturePlace.ts';
import { toFooter } from './toFooter.css.ts';

const { color, duration, space } = vars;

/** Twelve columns, of which some are the picture’s, with those that are left as the rows’. */
const columns = (picture: number, all: number) => {
  const width = (count: number) =>
    `min(${vars.width.wide} * ${count / all}, (100% - 2 * ${space.gutter}) * ${count / all})`;
  const gutter = `minmax(${space.gutter}, 1fr)`;
  return `${gutter} ${width(picture)} ${width(all - picture)} ${gutter}`;
};

export const ledger = style([
  toFooter,
  {
    paddingBlock: space.section,
    paddingInline: space.gutter,
    background: color.panel,
    '@media': {
      [media.md]: { display: 'grid', gridTemplateColumns: columns(3, 8), paddingInline: 0 },
      [media.lg]: { gridTemplateColumns: columns(5, 12) },
    },
  },
]);

/** The rows’ columns; the row’s own box would end the grid. */
const inRows = {
  gridColumn: 3,
  marginInlineStart: space.xl,
  minWidth: 0,
};

const pebble = { width: '4.5rem', height: '4rem' };
const besidePebble = `calc(${pebble.width} + ${space.md})`;

export const head = style({
  display: 'grid',
  gap: space.sm,
  marginBlockEnd: space.xl,
  '@media': { [media.md]: { ...inRows, gridRow: 1 } },
});
export const lead = style({ color: color.textSecondary });
export const more = style({
  marginInlineStart: besidePebble,
  borderBlockStart: `1px solid ${color.line}`,
  paddingBlockStart: space.md,
  '@media': { [media.md]: inRows },
});
globalStyle(`${more} > a`, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: vars.width.touch,
  fontWeight: 600,
});

export const rows = style({ '@media': { [media.md]: { display: 'contents' } } });

export const note = style({ marginBlockEnd: space.xl, '@media': { [media.md]: inRows } });

export const row = style({
  display: 'grid',
  gridTemplateColumns: `${pebble.width} minmax(0, 1fr)`,
  columnGap: space.md,
  '@media': { [media.md]: { display: 'contents' } },
});

/** Where a ledger’s picture is drawn. */
export const ledgerPlace: readonly PicturePlace[] = [
  { from: 'xl', width: 'max(41.7vw + 0.67rem, 50vw - 7.5rem)', height: '35rem' },
  { from: 'lg', width: 'calc(42.3vw + 0.1rem)', height: '35rem' },
  { from: 'md', width: 'calc(38.5vw + 0.1rem)', height: '35rem' },
  { width: pebble.width, height: pebble.height },
];

const roundness = (odd: string, even: string) => ({
  borderRadius: odd,
  selectors: { [`${row}:nth-child(even) &`]: { borderRadius: even } },
});

/** A pebble in its row; in a wide window, one of a pile beside the rows, of which the row at hand has the uppermost. */
export const ledgerPicture = style({
  ...pebble,
  gridArea: '1 / 1',
  alignSelf: 'start',
  marginBlockStart: '2.375rem',
  ...roundness('46% 54% 50% 50% / 56% 48% 52% 44%', '52% 48% 44% 56% / 46% 54% 46% 54%'),
  '@media': {
    [media.md]: {
      gridColumn: '1 / 3',
      // Over all rows, however many there are.
      gridRow: '1 / span 99',
      position: 'sticky',
      insetBlockStart: '6.5rem',
      width: '100%',
      height: '35rem',
      marginBlockStart: 0,
      ...roundness('0', '0'),
      opacity: 0,
      zIndex: 0,
      pointerEvents: 'none',
      // The one below stays until it is covered.
      transition: `opacity 0s ${duration.calm}`,
    },
  },
});

/** A cloth’s motif would be too fine in a pebble: a part of it, at half its size. */
globalStyle(`${ledgerPicture}[src^="/api/placeholder/"]`, {
  '@media': {
    [`not all and (min-width: 48em)`]: {
      width: '9rem',
      maxWidth: 'none',
      height: '8rem',
      marginBlock: '0.375rem -2rem',
      marginInline: '-2.25rem',
      objectFit: 'none',
      transform: 'scale(0.5)',
    },
  },
});

/** The first row’s picture is shown until another row is at hand: open, focused or hovered, the last one first. */
for (const [state, layer] of [
  [':first-child', 1],
  [':has([open])', 2],
  [':focus-within', 3],
  [':hover', 4],
] as const)
  globalStyle(`${row}${state} ${ledgerPicture}`, {
    '@media': {
      [media.md]: { opacity: 1, zIndex: layer, transition: `opacity ${duration.calm} ${vars.easing.inOut}` },
    },
  });

export const entry = style({
  gridArea: '1 / 2',
  borderBlockStart: `1px solid ${color.line}`,
  '@media': { [media.md]: { ...inRows, gridRow: 'auto' } },
});

/** Name, place and arrow; the place stands below the name where there is no room beside it. */
export const summary = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 1.25rem',
  alignContent: 'center',
  alignItems: 'center',
  columnGap: space.sm,
  rowGap: space.xxs,
  minHeight: '8.75rem',
  paddingBlock: space.md,
  listStyle: 'none',
  cursor: 'pointer',
  // The pebble opens its row, too.
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInline: `calc(-1 * ${besidePebble}) 100%`,
  },
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: -1,
    height: 2,
    background: color.gold,
    opacity: 0,
    transition: `opacity ${duration.quick}`,
  },
  '@media': {
    [media.md]: { columnGap: space.lg, minHeight: '5.75rem', '::before': { display: 'none' } },
    [media.xl]: { gridTemplateColumns: 'minmax(0, 1fr) 17.5rem 1.25rem' },
  },
});
globalStyle(`${summary}::-webkit-details-marker`, { display: 'none' });
globalStyle(`${summary} > svg`, {
  gridArea: '1 / -2 / span 2',
  color: color.textSecondary,
  transition: `transform ${duration.quick} ${vars.easing.out}`,
  '@media': { [media.xl]: { gridRow: '1' } },
});
globalStyle(`[open] > ${summary} > svg`, { transform: 'rotate(-180deg)' });

export const name = style({
  fontSize: '1.375rem',
  fontWeight: 400,
  lineHeight: 1.2,
  letterSpacing: '-0.01em',
  transition: `color ${duration.quick}`,
  '@media': { [media.md]: { fontSize: '1.625rem' } },
});
export const place = style({ color: color.textSecondary, fontSize: vars.size.small, lineHeight: 1.4 });

for (const atHand of [`${summary}:hover`, `${summary}:focus-visible`, `[open] > ${summary}`]) {
  globalStyle(`${atHand} > ${name}`, { color: color.brand });
  globalStyle(`${atHand}::after`, { opacity: 1 });
}

export const opened = style({
  display: 'grid',
  gap: space.lg,
  // Below the pebble, too.
  marginInlineStart: `calc(-1 * ${besidePebble})`,
  paddingBlockEnd: space.xl,
  '@media': {
    [media.md]: { marginInlineStart: 0 },
    [media.xl]: { gridTemplateColumns: 'minmax(0, 1fr) 20.25rem' },
  },
});
export const text = style({ display: 'grid', gap: space.md, alignContent: 'start', minWidth: 0 });
export const aside = style({ minWidth: 0, ':empty': { display: 'none' } });
globalStyle(`${aside} > ul`, {
  '@media': { [media.xl]: { borderBlockStart: 0, paddingBlockStart: 0 } },
});
