import { globalStyle, style } from '@vanilla-extract/css';
import { inks, tileSvg, toDataUri } from '../shared/motifs/index.ts';
import { dyes } from '../shared/motifs/dyes.ts';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { oneColumn } from '../theme/oneColumn.ts';
import { hanging } from './heroCloth.css.ts';

const { color, space } = vars;

/** Where the front ends in the hero. */
const clothStart = 68.06;
const clothHeight = '26.875rem';

/** The seal over the cloth’s lower corner: how much of it is over the cloth, and where it begins in the window. */
const sealSize = '8.5rem';
const sealRise = '3.25rem';
const sealStart = (unit: '%' | 'vw') => `calc(${clothStart}${unit} - 4.25rem)`;
const paddingStart = '3.5rem';

export const about = style({
  position: 'relative',
  paddingBlock: space.section,
  '@media': { [media.lg]: { paddingBlockStart: paddingStart } },
});

/** The end of the hero’s cloth, or a picture in its place. */
export const cloth = style([
  hanging,
  {
    display: 'none',
    position: 'relative',
    height: '7.5rem',
    marginBlockEnd: space.xl,
    '@media': {
      [media.md]: { display: 'block' },
      [media.lg]: {
        position: 'absolute',
        insetBlockStart: 0,
        insetInline: `${clothStart}% 0`,
        height: clothHeight,
        marginBlockEnd: 0,
        boxShadow: `0 18px 22px -14px ${color.shade}`,
      },
    },
  },
]);

/** A picture of the editors’ is shown on narrow windows too. */
export const pictured = style([cloth, { display: 'block', height: '16rem' }]);

export const image = style({ width: '100%', height: '100%' });

export const tumpal = style({
  display: 'none',
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  height: 76,
  backgroundColor: dyes.tinta.light,
  backgroundImage: `url("${toDataUri(tileSvg('tumpal', { ink: { ...inks.prada, ground: '#211c33' }, seed: 'hero', scale: 0.58 }))}")`,
  backgroundRepeat: 'repeat-x',
  backgroundPosition: 'right bottom',
  backgroundSize: 'auto 100%',
  '@media': { [media.lg]: { display: 'block' } },
});

/** A round seal over the cloth’s lower corner; on phones, beside the foundation. */
export const badge = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  flexShrink: 0,
  width: '6rem',
  height: '6rem',
  padding: space.xs,
  borderRadius: '50%',
  background: `light-dark(${dyes.mengkudu.light}, ${dyes.prada.dark})`,
  color: `light-dark(${dyes.mori.light}, ${dyes.tinta.light})`,
  fontFamily: vars.font.display,
  fontSize: vars.size.caption,
  lineHeight: 1.15,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '@media': {
    [media.lg]: {
      position: 'absolute',
      insetBlockStart: `calc(${clothHeight} - ${sealRise})`,
      insetInlineStart: sealStart('%'),
      width: sealSize,
      height: sealSize,
      fontSize: vars.size.small,
    },
  },
});

export const year = style({ fontSize: '1.75em', '@media': { [media.lg]: { fontSize: '2.1rem' } } });

export const texts = style({
  ...oneColumn,
  gap: space.lg,
  '@media': {
    [media.md]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.xl },
    // Left of the seal, and at least as far down.
    [media.lg]: {
      maxWidth: `calc(${sealStart('vw')} - max(${space.gutter}, (100vw - ${vars.width.wide}) / 2) - ${space.lg})`,
      minHeight: `calc(${clothHeight} - ${sealRise} + ${sealSize} - ${paddingStart})`,
      alignContent: 'start',
      columnGap: space.xl,
      rowGap: space.xl,
    },
  },
});

export const heading = style({ '@media': { [media.md]: { gridColumn: '1 / -1' } } });

export const description = style({ fontSize: '1.125rem', lineHeight: 1.6, textWrap: 'pretty' });

export const mission = style({ color: color.brand, lineHeight: 1.35 });

export const foundation = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
  marginBlockStart: space.md,
  color: color.textSecondary,
  fontSize: vars.size.small,
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

/** Four patches of cloth on one gold thread. */
export const values = style({
  display: 'grid',
  // A long word takes from its neighbour’s column.
  gridTemplateColumns: 'auto auto',
  gap: `${space.md} ${space.sm}`,
  marginBlockStart: space.xl,
  '@media': {
    '(max-width: 22em)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.md]: {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      marginBlockStart: space.xxl,
      background: `linear-gradient(${color.gold}, ${color.gold}) 0 3.5rem / 100% 1px no-repeat`,
    },
  },
});

export const value = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minWidth: 0,
  fontFamily: vars.font.display,
  fontSize: '1.25rem',
  lineHeight: 1.15,
  '@media': {
    [media.md]: { flexDirection: 'column', alignItems: 'start', gap: space.md, fontSize: '1.5rem' },
    [media.lg]: { fontSize: 'clamp(1.75rem, 3vw, 2.75rem)' },
  },
});
globalStyle(`${value} > img`, { width: '3rem', '@media': { [media.md]: { width: '8rem' } } });
globalStyle(`${value} > span`, { minWidth: 0 });
