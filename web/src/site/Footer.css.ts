import { globalStyle, style } from '@vanilla-extract/css';
import { inks, tileSvg, toDataUri } from '../shared/motifs/index.ts';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const { color, space } = vars;

export const footer = style({
  marginBlockStart: space.section,
  background: color.panel,
  color: color.text,
  '@media': { [media.print]: { display: 'none' } },
});

/** The border at the end of the cloth. */
export const tumpal = style({
  height: 56,
  backgroundImage: `url("${toDataUri(tileSvg('tumpal', { ink: inks.sogan, seed: 'footer', scale: 0.5 }))}")`,
  backgroundRepeat: 'repeat-x',
  backgroundPosition: 'center bottom',
  backgroundSize: 'auto 100%',
});

const row = style({ maxWidth: vars.width.wide, marginInline: 'auto', paddingInline: space.gutter });

export const columns = style([
  row,
  {
    display: 'grid',
    gap: space.xl,
    paddingBlock: space.xl,
    '@media': {
      [media.sm]: { gridTemplateColumns: '1fr 1fr' },
      [media.md]: { paddingBlock: space.xxl },
      [media.lg]: { gridTemplateColumns: '1.5fr 1.3fr 1fr 1fr', columnGap: space.xxl },
    },
  },
]);

export const about = style({
  display: 'grid',
  gap: space.sm,
  alignContent: 'start',
  maxWidth: '26rem',
  color: color.textSecondary,
});

export const brand = style({ display: 'flex', alignItems: 'center', gap: space.sm, color: color.text });
globalStyle(`${brand} > svg`, { flexShrink: 0 });

export const heading = style({
  marginBlockEnd: space.xs,
  fontFamily: vars.font.text,
  fontSize: vars.size.small,
  fontWeight: 700,
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.width.touch,
  color: color.textSecondary,
  fontSize: vars.size.small,
  textDecoration: 'none',
  ':hover': { color: color.link, textDecoration: 'underline' },
  '@media': { '(pointer: fine)': { minHeight: '2rem' } },
});

export const address = style({ display: 'grid', justifyItems: 'start', fontStyle: 'normal' });

export const contactLine = style([link, { gap: space.sm }]);
globalStyle(`p${contactLine}:hover`, { color: color.textSecondary, textDecoration: 'none' });
globalStyle(`${contactLine} svg`, { color: color.brand });

export const closing = style([
  row,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space.xs} ${space.xl}`,
    paddingBlock: space.lg,
    color: color.textSecondary,
    fontSize: vars.size.caption,
  },
]);

export const legal = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.lg });
globalStyle(`${legal} a`, { fontSize: 'inherit' });
