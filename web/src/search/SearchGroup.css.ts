import { globalStyle, style } from '@vanilla-extract/css';
import { dyes } from '../shared/motifs/index.ts';
import { oneColumn } from '../theme/oneColumn.ts';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import * as type from '../theme/typography.css.ts';

const { color, space } = vars;

export const group = style({
  ...oneColumn,
  gap: `${space.sm} ${space.lg}`,
  borderBlockStart: `1px solid ${color.line}`,
  paddingBlockStart: space.md,
  '@media': { [media.lg]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)' } },
});

/** A kind and its count, in sight beside its results. */
export const name = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.sm,
  alignSelf: 'start',
  '@media': { [media.lg]: { position: 'sticky', insetBlockStart: '6rem' } },
});
export const count = style([type.tabular, { color: color.textSecondary }]);

export const found = style({
  ...oneColumn,
  alignItems: 'start',
  gap: space.md,
  minWidth: 0,
});
globalStyle(`${found} > ul`, { width: '100%' });

/** All of it is a link. */
export const result = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr)',
  gap: space.md,
  alignItems: 'start',
  paddingBlock: space.md,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${color.line}` },
    '&:has(a:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
  },
});

/** Whole, on undyed cotton in the dark: logos are drawn for a light ground. */
export const logo = style({
  aspectRatio: '8 / 7',
  width: '100%',
  borderRadius: vars.radius.sm,
  background: `light-dark(transparent, ${dyes.gading.light})`,
});

export const title = style([type.title, { fontSize: '1.375rem', fontWeight: 400, lineHeight: 1.25 }]);
globalStyle(`${result}:hover ${title}`, { color: color.brand });

export const excerpt = style({
  maxWidth: '48rem',
  marginBlockStart: space.xxs,
  color: color.textSecondary,
});

export const mark = style({ background: color.goldSoft, color: color.text, borderRadius: vars.radius.sm });

export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.width.touch,
  fontWeight: 600,
});
