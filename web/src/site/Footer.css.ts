import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { night } from '../theme/themes.css.ts';
import { withGutters } from '../theme/withGutters.ts';
import { tumpal } from '../ui/tumpal.css.ts';

const { color, space } = vars;

export const footer = style([
  night,
  { marginBlockStart: space.section, '@media': { [media.print]: { display: 'none' } } },
]);

/** The border at the end of the cloth. */
export const border = style([tumpal, { height: 56 }]);

const row = style({
  maxWidth: withGutters(vars.width.wide),
  marginInline: 'auto',
  paddingInline: space.gutter,
});

export const columns = style([
  row,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: space.xl,
    paddingBlock: `${space.xl} ${space.md}`,
    '@media': {
      [media.md]: { gridTemplateColumns: '1.3fr 1fr 1fr' },
      [media.lg]: {
        gridTemplateColumns: '1.5fr 1.3fr 1fr 1fr',
        columnGap: space.xxl,
        paddingBlockStart: space.xxl,
      },
    },
  },
]);

export const about = style({
  display: 'grid',
  gap: space.sm,
  alignContent: 'start',
  maxWidth: '26rem',
  gridColumn: '1 / -1',
  color: color.textSecondary,
  textWrap: 'pretty',
  '@media': { [media.lg]: { gridColumn: 'auto' } },
});

export const brand = style({ display: 'flex', alignItems: 'center', gap: space.sm, color: color.text });
globalStyle(`${brand} > svg`, { flexShrink: 0 });

/** Below it, on phones, the lists of links stand side by side. */
export const contacts = style({
  gridColumn: '1 / -1',
  '@media': { [media.md]: { gridColumn: 'auto' } },
});

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
  textWrap: 'balance',
  ':hover': { color: color.link, textDecoration: 'underline' },
  '@media': { '(pointer: fine)': { minHeight: '2rem' } },
});

export const address = style({ display: 'grid', justifyItems: 'start', fontStyle: 'normal' });

/** An address may be long: its icon is at its first line. */
export const contactLine = style([
  link,
  {
    alignItems: 'start',
    gap: space.sm,
    paddingBlock: `calc((${vars.width.touch} - 1lh) / 2)`,
    '@media': { '(pointer: fine)': { paddingBlock: 'calc((2rem - 1lh) / 2)' } },
  },
]);
globalStyle(`p${contactLine}:hover`, { color: color.textSecondary, textDecoration: 'none' });
globalStyle(`${contactLine} svg`, { flex: 'none', height: '1lh', color: color.brand });

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
    textWrap: 'balance',
  },
]);

export const legal = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.lg });
globalStyle(`${legal} a`, { fontSize: 'inherit' });

/** The site’s name in the cloth itself, cut by the end of the page: a decoration, not a text to search or copy. */
export const name = style({
  height: '0.84em',
  overflow: 'clip',
  textOverflow: 'ellipsis',
  color: color.line,
  fontFamily: vars.font.large,
  // The width of a letter does not depend on the size.
  fontVariationSettings: "'opsz' 144",
  lineHeight: 1,
  letterSpacing: '-0.024em',
  textAlign: 'center',
  whiteSpace: 'nowrap',
  '::before': { content: 'attr(data-name)' },
});
