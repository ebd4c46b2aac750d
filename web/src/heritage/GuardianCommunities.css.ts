import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const { color, space } = vars;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: `clamp(${space.xl}, 5vw, 6rem)`,
  borderBlockStart: `1px solid ${color.line}`,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const community = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '5rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.md,
  height: '100%',
  paddingBlock: space.md,
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': { [media.sm]: { gridTemplateColumns: '6.5rem minmax(0, 1fr) auto', gap: space.lg } },
});

/** A swatch, as in a dyer’s book. */
export const swatch = style({
  width: '100%',
  aspectRatio: '1',
  borderRadius: vars.radius.sm,
});

export const link = style({
  color: color.text,
  textDecoration: 'none',
  outline: 'none',
  // Makes the whole row part of the link.
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':hover': { color: color.linkStrong },
  selectors: {
    '&:focus-visible::after': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '-2px',
      borderRadius: vars.radius.sm,
    },
  },
});

export const place = style({
  marginBlockStart: space.xxs,
  color: color.textSecondary,
  fontSize: vars.size.small,
});

export const arrow = style({
  color: color.gold,
  '@media': {
    [media.motion]: { transition: `transform ${vars.duration.calm} ${vars.easing.out}` },
    [media.hover]: { selectors: { [`${community}:hover &`]: { transform: 'translateX(4px)' } } },
  },
});
