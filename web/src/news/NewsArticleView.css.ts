import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const { color, space } = vars;

export const article = style({ display: 'grid', gap: space.xl });

/** The header’s picture, across the full width. */
export const picture = style({ borderBlockEnd: `1px solid ${color.line}` });

/** A cloth instead of a picture is not worth the ink. */
export const cloth = style([picture, { '@media': { [media.print]: { display: 'none' } } }]);

export const header = style({ display: 'grid', gap: space.md, marginBlockEnd: space.xl });

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  justifySelf: 'start',
  minHeight: vars.width.touch,
  color: color.link,
  fontSize: vars.size.small,
  fontWeight: 600,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  '@media': { [media.print]: { display: 'none' } },
});

export const labels = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm });

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
  marginBlockStart: space.xxl,
  paddingBlockStart: space.lg,
  borderBlockStart: `1px solid ${color.line}`,
  '@media': { [media.print]: { display: 'none' } },
});

export const more = style({
  marginBlockStart: space.section,
  '@media': { [media.print]: { display: 'none' } },
});

export const grid = style({
  display: 'grid',
  gap: space.lg,
  marginBlockStart: space.lg,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
});
