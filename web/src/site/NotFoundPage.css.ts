import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { pebble } from '../ui/Pebble.css.ts';
import { monospace } from '../theme/monospace.ts';

const { color, space } = vars;

export const notFound = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space.xl} 8.3333%`,
  paddingBlock: `${space.section} 0`,
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)' } },
});

/** A patch of the cloth that nobody has dyed. */
export const missing = style([
  pebble,
  {
    display: 'grid',
    placeItems: 'center',
    width: 'min(100%, 14rem)',
    border: `3px dotted ${color.gold}`,
    color: color.gold,
    fontFamily: vars.font.large,
    fontSize: '5rem',
    fontVariantNumeric: 'lining-nums',
    lineHeight: 1,
    letterSpacing: '-0.03em',
    '@media': { [media.md]: { width: '100%', fontSize: 'clamp(5rem, 11vw, 10rem)' } },
  },
]);

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space.md,
});

export const hint = style({
  paddingInline: space.sm,
  paddingBlock: space.xs,
  borderInlineStart: `2px solid ${color.gold}`,
  background: color.panel,
  color: color.textSecondary,
  fontFamily: monospace,
  fontSize: vars.size.small,
});
