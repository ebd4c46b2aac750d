import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { foot } from '../../ui/overlay.css.ts';

const { color, space } = vars;

export const form = style({ display: 'grid', gap: space.lg });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xl,
  alignItems: 'start',
  '@media': { [media.xl]: { gridTemplateColumns: 'minmax(0, 1fr) 19rem' } },
});

export const texts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xl });

export const details = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  padding: space.lg,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.md,
  background: color.panel,
});

/** Below the texts, where the address of a picture has room. */
export const wideDetails = style([
  details,
  {
    columnGap: space.xl,
    alignItems: 'start',
    '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
  },
]);

/** Always in reach, however long the text. */
export const actions = style([
  foot,
  {
    paddingBlock: `${space.xs} max(${space.xs}, env(safe-area-inset-bottom))`,
    borderBlockStart: `1px solid ${color.line}`,
    background: color.page,
  },
]);

/** In one line, also in a narrow window, where the bar would cover a sixth of the form; a sentence has its own. */
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.xs,
  whiteSpace: 'nowrap',
  '@media': { [media.sm]: { columnGap: space.sm } },
});

export const keys = style({
  display: 'none',
  color: color.textSecondary,
  fontSize: vars.size.caption,
  '@media': { [`${media.md} and ${media.hover}`]: { display: 'inline' } },
});

/** Keeps the legend inside its panel; by default, it would sit on the edge. */
export const legend = style({ float: 'inline-start', width: '100%', gridColumn: '1 / -1' });

export const copy = style({
  justifySelf: 'start',
  minHeight: vars.width.touch,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.link,
  cursor: 'pointer',
  font: 'inherit',
  fontSize: vars.size.small,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  '@media': { '(pointer: fine)': { minHeight: '2rem' } },
});
