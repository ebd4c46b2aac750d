import { globalStyle, style } from '@vanilla-extract/css';
import { clothBox, unit } from '../shared/motifs/provincial/outlines.ts';
import { dyes } from '../shared/motifs/dyes.ts';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const { color, space } = vars;

/** The wide cloth’s patches begin at the left gutter and end at the right one: 16.35 units of the placements. */
const share = (length: number) => `${((100 * length) / (16.35 * unit)).toFixed(3)}%`;

export const cloth = style({
  width: 'min(100vw, 30rem)',
  marginInline: `calc(50% - min(50vw, 15rem))`,
  marginBlock: space.md,
  '@media': {
    [media.md]: {
      width: share(clothBox.wide.width),
      marginBlock: `calc(-1 * ${space.xxl}) ${space.xs}`,
      marginInline: share(clothBox.wide.x),
    },
  },
});

export const foot = style({
  display: 'grid',
  gap: space.lg,
  paddingBlockStart: space.md,
  borderBlockStart: `1px solid ${color.line}`,
  '@media': {
    [media.md]: { gridTemplateColumns: '2fr 3fr', columnGap: space.xl },
    [media.lg]: { gridTemplateColumns: '3fr 5fr 3fr' },
  },
});

// Between two columns and three, the label is beside both other parts.
globalStyle(`${foot} > :first-child`, {
  '@media': { [media.md]: { gridRow: 'span 2' }, [media.lg]: { gridRow: 'auto' } },
});

export const legend = style({
  display: 'grid',
  gap: space.xs,
  alignContent: 'start',
  color: color.textSecondary,
  fontSize: vars.size.caption,
});

const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  '::before': {
    content: '""',
    flexShrink: 0,
    width: 20,
    height: 20,
    borderRadius: '50%',
    border: `2px dotted ${color.gold}`,
    printColorAdjust: 'exact',
  },
});

export const waxed = style([entry]);

export const dyed = style([
  entry,
  {
    '::before': {
      borderColor: dyes.gading.light,
      borderStyle: 'solid',
      borderWidth: 1,
      background: dyes.mengkudu.light,
    },
  },
]);

/** In a wide window, its summary is at the end of the row above. */
export const list = style({
  position: 'relative',
  '@media': { [media.lg]: { marginBlockStart: `calc(-1 * ${vars.width.touch})` } },
});
globalStyle(`${list} summary`, { '@media': { [media.lg]: { marginInlineStart: 'auto' } } });
