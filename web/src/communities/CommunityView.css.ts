import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { oneColumn } from '../theme/oneColumn.ts';

const { color, space } = vars;

/** The cloth, across the full width. */
export const cloth = style({
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': { [media.print]: { display: 'none' } },
});

export const body = style({
  ...oneColumn,
  gap: space.xxl,
  paddingBlock: `${space.xl} ${space.section}`,
  '@media': {
    [media.lg]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(18rem, 24rem)',
      columnGap: `clamp(${space.xxl}, 7vw, 7rem)`,
      alignItems: 'start',
    },
  },
});

export const words = style({
  ...oneColumn,
  gap: space.lg,
  alignItems: 'start',
});

/** Editors enter plain text; keep its paragraphs. */
export const description = style({
  maxWidth: vars.width.measure,
  lineHeight: 1.7,
  whiteSpace: 'pre-line',
  '@media': { [media.md]: { fontSize: '1.125rem' } },
});

/** On a wide screen, it starts at the height of the name. */
export const aside = style({
  '@media': {
    [media.lg]: { marginBlockStart: `calc(${vars.width.touch} + ${space.lg})` },
    [media.print]: { breakInside: 'avoid' },
  },
});

export const contact = style({
  ...oneColumn,
  gap: space.md,
  alignItems: 'start',
});

export const place = style({ display: 'flex', gap: space.xs, color: color.textSecondary, fontWeight: 500 });
export const contacts = style({ width: '100%', ':empty': { display: 'none' } });
