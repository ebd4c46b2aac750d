import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { darkColors } from '../theme/colors.ts';
import { oneColumn } from '../theme/oneColumn.ts';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { toFooter } from '../ui/toFooter.css.ts';

const { color, space } = vars;

/** The page’s content, less its gutters. */
const content = `min(${vars.width.wide}, 100% - 2 * ${space.gutter})`;
const gutter = `minmax(${space.gutter}, 1fr)`;

/** Two cloths: one below the other or, in a wide window, columns 1 to 5 and 7 to 12. */
export const contact = style([
  toFooter,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [media.lg]: {
        gridTemplateColumns: `${gutter} calc(${content} * 5 / 12 - 0.875rem) 2.5rem calc(${content} * 7 / 12 - 1.625rem) ${gutter}`,
      },
    },
  },
]);

export const cloth = style({
  paddingBlock: `${space.section} ${space.xxl}`,
  paddingInline: space.gutter,
  '@media': {
    screen: {
      background: `light-dark(${color.brand}, ${color.panel})`,
      color: `light-dark(${color.onBrand}, ${color.text})`,
      // Visible on either cloth.
      vars: { [color.focus]: darkColors.focus },
    },
    [media.lg]: {
      display: 'grid',
      gridColumn: '1 / 3',
      gridTemplateColumns: 'subgrid',
      paddingBlock: space.section,
      paddingInline: 0,
    },
    [media.print]: { paddingBlockEnd: 0 },
  },
});

export const texts = style({
  ...oneColumn,
  gap: space.md,
  '@media': { [media.lg]: { gridColumn: 2, paddingInlineEnd: space.xxl } },
});

export const head = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.md });

export const ways = style({
  ...oneColumn,
  gap: space.lg,
  marginBlockStart: space.lg,
  '@media': {
    [media.md]: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xl, marginBlockStart: space.xl },
  },
});

export const term = style({
  marginBlockEnd: space.xxs,
  fontFamily: vars.font.display,
  fontSize: vars.size.title,
  lineHeight: 1.3,
});

globalStyle(`${ways} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.width.touch,
  color: 'inherit',
  '@media': { '(pointer: fine)': { minHeight: 0 } },
});
globalStyle(`${ways} a:hover`, { textDecorationThickness: 2 });

export const hours = style({ fontSize: vars.size.small });

export const letter = style({
  paddingBlock: `${space.xxl} ${space.section}`,
  paddingInline: space.gutter,
  '@media': {
    [media.print]: { display: 'none' },
    [media.lg]: {
      gridColumn: 4,
      paddingBlock: space.section,
      paddingInline: 'clamp(3rem, 6.6vw, 6rem) 0',
    },
  },
});

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
  '@media': { [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** Spans both columns of the form. */
export const whole = style({ gridColumn: '1 / -1' });

export const submit = style([
  whole,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.lg },
]);

const draw = keyframes({ from: { clipPath: 'inset(0 100% 0 0)' } });

/** Drawn when a message has been sent. */
export const sent = style({
  '@media': { [media.motion]: { animation: `${draw} ${vars.duration.slow} ${vars.easing.out}` } },
});
