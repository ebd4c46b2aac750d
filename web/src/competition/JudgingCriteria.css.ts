import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { inks, tileSvg, toDataUri } from '../shared/motifs/index.ts';
import { oneColumn } from '../theme/oneColumn.ts';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { part } from './parts.css.ts';

const { color, space } = vars;

export const section = style({ overflowX: 'clip', paddingBlock: space.section, background: color.panel });

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.sm,
  '@media': { [media.lg]: { justifyItems: 'center', textAlign: 'center' } },
});

/** One strip of cloth, its parts as long as they weigh: side by side or, on narrow windows, one below the other. */
export const strip = style({
  ...oneColumn,
  gap: 3,
  marginBlockStart: space.xl,
  '@media': { [media.lg]: { flexDirection: 'row', marginBlockStart: space.xxl } },
});

const uprightWidth = '3.25rem';
const clothHeight = '6rem';

export const criterion = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.xxs,
  minHeight: `calc(${part} * 6px)`,
  paddingInlineStart: `calc(${uprightWidth} + ${space.md})`,
  paddingBlockEnd: space.sm,
  '@media': {
    [media.lg]: {
      flex: `${part} 1 0`,
      minWidth: '7rem',
      minHeight: 0,
      paddingInline: 0,
      paddingBlock: `calc(${clothHeight} + ${space.md}) 0`,
    },
  },
});

// A part’s own padding would lengthen it.
globalStyle(`${criterion} > :not([aria-hidden])`, {
  '@media': { [media.lg]: { paddingInlineEnd: space.sm } },
});

const figures = toDataUri(
  tileSvg('ceplok', {
    ink: { ground: '#000000', ink: '#ffffff', accent: '#ffffff' },
    seed: 'criteria',
    scale: 0.4,
  }),
);

const cloth = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: `calc(-1 * ${space.gutter})`,
  width: `calc(${space.gutter} + ${uprightWidth})`,
  height: `calc(${part} * 6px)`,
  // In forced colors, the outline is all that remains of it.
  outline: '1px solid transparent',
  outlineOffset: -1,
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: 'currentColor',
    maskImage: `url("${figures}")`,
    maskMode: 'luminance',
  },
  '@media': { [media.lg]: { insetInline: 0, width: 'auto', height: clothHeight } },
});

const dyed = ({ ground, ink }: { ground: string; ink: string }) => [
  cloth,
  style({ background: ground, color: ink }),
];

/** Five dyes, one per criterion. */
export const dye = styleVariants(
  {
    sogan: inks.sogan,
    prada: inks.prada,
    abang: inks.abang,
    pesisir: inks.pesisir,
    latarIreng: inks.latarIreng,
  },
  dyed,
);

export const percentage = style({
  color: color.brand,
  fontFamily: vars.font.display,
  fontSize: vars.size.heading,
  fontVariantNumeric: 'lining-nums',
  lineHeight: 1,
});

export const title = style({ '@media': { [media.lg]: { fontSize: 'clamp(1.0625rem, 1.4vw, 1.25rem)' } } });
export const description = style({ color: color.textSecondary, fontSize: vars.size.small, lineHeight: 1.5 });
