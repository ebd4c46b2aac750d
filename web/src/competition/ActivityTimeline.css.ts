import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { inks, tileSvg, toDataUri, type MotifInk } from '../shared/motifs/index.ts';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { seam } from '../ui/tumpal.css.ts';
import { part } from './parts.css.ts';

const { color, space } = vars;

const clothHeight = '7.5rem';
/** Of the cloth that lies upright on narrow windows: what is in the page’s content, and its distance from the text. */
const upright = { width: '3.25rem', gap: space.md };

const tile = (ink: MotifInk) =>
  `url("${toDataUri(tileSvg('kawung', { ink, seed: 'calendar', scale: 60 / 144 }))}")`;
const dyedCloth: StyleRule = { backgroundColor: inks.sogan.ground, backgroundImage: tile(inks.sogan) };
/** The figures alone, in wax: the same figures, at the same place, as those that are dyed. */
const waxedCloth: StyleRule = {
  background: color.gold,
  opacity: 0.4,
  maskImage: tile({ ground: '#000000', ink: '#ffffff', accent: '#ffffff' }),
  maskMode: 'luminance',
};

export const section = style({
  overflowX: 'clip',
  paddingBlock: `calc(${space.section} * 0.6) ${space.section}`,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space.xs} ${space.xl}`,
  marginBlockEnd: space.xl,
  '@media': { [media.lg]: { marginBlockEnd: space.xxl } },
});

export const calendar = style({
  '@media': { [media.lg]: { display: 'flex', alignItems: 'start' } },
});

export const lengths = style({
  '@media': { [media.lg]: { display: 'flex', flexGrow: 1, gap: 3 } },
});

export const length = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xxs,
  minHeight: `max(6.5rem, calc(${part} * 4px))`,
  paddingInlineStart: `calc(${upright.width} + ${upright.gap})`,
  paddingBlockEnd: space.lg,
  '@media': {
    [media.md]: { gridTemplateColumns: '14rem minmax(0, 1fr)', alignItems: 'baseline' },
    [media.lg]: {
      flex: `${part} 1 0`,
      gridTemplateColumns: 'minmax(0, 1fr)',
      minWidth: '10rem',
      minHeight: 0,
      paddingBlock: `calc(${clothHeight} + ${space.md}) 0`,
      paddingInline: 0,
    },
    [media.xl]: { minWidth: '10.75rem' },
  },
});

// A length’s own padding would lengthen it.
globalStyle(`${length} > :is(h3, p)`, { '@media': { [media.lg]: { paddingInlineEnd: space.xs } } });

/** Up to the page’s edge: above the text or, on narrow windows, beside it. */
export const cloth = style({
  position: 'absolute',
  insetBlock: '0 3px',
  insetInlineStart: `calc(-1 * ${space.gutter})`,
  width: `calc(${space.gutter} + ${upright.width})`,
  // In forced colors, the cloth’s outline is all that remains of it.
  outline: '1px solid transparent',
  outlineOffset: -1,
  '::before': { content: '', position: 'absolute', inset: 0, ...waxedCloth },
  '@media': {
    [media.lg]: { insetBlock: '0 auto', insetInline: 0, width: 'auto', height: clothHeight },
  },
});

/** Beyond the first date’s length. */
globalStyle(`${length}:first-child > ${cloth}::after`, {
  '@media': {
    [media.lg]: {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 'calc(100% - 0.5px)',
      width: '100vw',
      backgroundPosition: 'right top',
      ...(dyedCloth as object),
    },
  },
});
globalStyle(`${length}[data-state="ahead"]:first-child > ${cloth}::after`, {
  '@media': { [media.lg]: { backgroundImage: 'none', backgroundColor: 'transparent' } },
});

/** The part that is in the past. */
export const dyed = style({
  ...dyedCloth,
  position: 'absolute',
  inset: '0 0 auto',
  height: `calc(${part} * 1%)`,
  '@media': { [media.lg]: { inset: '0 auto 0 0', width: `calc(${part} * 1%)`, height: 'auto' } },
});

export const title = style({ selectors: { '[aria-current] > &': { color: color.accent } } });
export const date = style({ color: color.textSecondary, fontSize: vars.size.small, textWrap: 'balance' });

/** The “today” label, with a line across the cloth; on narrow windows with its own ground, since it lies on it. */
export const today = style({
  color: color.accent,
  fontSize: vars.size.caption,
  fontWeight: 700,
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
  position: 'absolute',
  insetBlockStart: `calc(${part} * 1%)`,
  insetInlineStart: `calc(-1 * ${space.gutter})`,
  width: `calc(${space.gutter} + ${upright.width})`,
  paddingInlineStart: space.xs,
  borderBlockEnd: `2px solid ${color.accent}`,
  background: color.page,
  transform: 'translateY(-50%)',
  '@media': {
    [media.lg]: {
      insetBlockStart: '-1.75rem',
      insetInlineStart: `calc(${part} * 1%)`,
      width: 'auto',
      height: `calc(1.75rem + ${clothHeight})`,
      paddingInlineStart: space.xs,
      borderBlockEnd: 0,
      borderInlineStart: `2px solid ${color.accent}`,
      background: 'none',
      transform: 'none',
    },
  },
});

/** The finished cloth’s border. */
export const end = style([
  seam,
  {
    width: `calc(${space.gutter} + ${upright.width})`,
    marginInlineStart: `calc(-1 * ${space.gutter})`,
    marginBlockStart: -3,
    '@media': {
      [media.lg]: {
        flexShrink: 0,
        width: 40,
        height: clothHeight,
        marginBlockStart: 0,
        marginInlineStart: 0,
      },
      // It would begin a page.
      [media.print]: { display: 'none' },
    },
  },
]);
