import { style } from '@vanilla-extract/css';
import { inks, tileSvg, toDataUri } from '../theme/motifs/index.ts';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const { color, space } = vars;

export const footer = style({
  marginBlockStart: space.section,
  background: color.panel,
  color: color.text,
  '@media': { [media.print]: { display: 'none' } },
});

/** The end of the cloth. */
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
    '@media': { [media.md]: { gridTemplateColumns: '2fr 1fr', paddingBlock: space.xxl } },
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

export const heading = style({
  marginBlockEnd: space.xs,
  fontFamily: vars.font.text,
  fontSize: vars.size.small,
  fontWeight: 700,
});

export const list = style({ display: 'grid' });

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

export const copyright = style([
  row,
  {
    paddingBlock: space.lg,
    borderBlockStart: `1px solid ${color.line}`,
    color: color.textSecondary,
    fontSize: vars.size.caption,
  },
]);
