import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, space } = vars;

// One length of cloth, divided by threads: the gaps between the figures show its ground.
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: 1,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.md,
  background: color.line,
  overflow: 'hidden',
  '@media': { [media.lg]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } },
});

const figure = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.xxs,
  minWidth: 0,
  padding: space.md,
  background: color.raised,
  position: 'relative',
  '@media': { [media.hover]: { ':hover': { background: color.panel } } },
});

export const large = style([
  figure,
  {
    gridColumn: 'span 3',
    padding: space.md,
    '@media': { [media.md]: { padding: space.lg } },
  },
]);

export const small = style([
  figure,
  {
    gridColumn: 'span 2',
    alignContent: 'space-between',
    background: color.panel,
    '@media': {
      [media.md]: { paddingInline: space.lg },
      [media.lg]: { gridColumn: 'span 4' },
    },
  },
]);

export const label = style({
  color: color.textSecondary,
  fontSize: vars.size.caption,
  fontWeight: 600,
  lineHeight: 1.35,
});

/** It covers its figure. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':hover': { textDecoration: 'underline' },
  ':focus-visible': { outline: 'none' },
  selectors: { '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: -3 } },
});

export const value = style({ fontVariantNumeric: 'tabular-nums lining-nums' });

export const total = style({ color: color.textSecondary, fontSize: vars.size.small });

export const thread = style({ display: 'block', marginBlockStart: space.xs });
export const whole = style({ fill: color.line });
export const share = style({ fill: color.gold });
