import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const { color } = vars;

const base = style({
  position: 'relative',
  height: '100%',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.md,
  overflow: 'hidden',
});

export const ground = styleVariants({
  raised: [base, { background: color.raised }],
  panel: [base, { background: color.panel, borderColor: 'transparent' }],
});

export const padding = styleVariants({
  none: {},
  medium: { padding: vars.space.lg },
  large: { padding: `clamp(${vars.space.lg}, 3vw, ${vars.space.xl})` },
});

/** A card that is a link: it lifts on hover, and its link’s focus ring surrounds the whole card. */
export const linked = style({
  transition: `box-shadow ${vars.duration.calm} ${vars.easing.out}, border-color ${vars.duration.calm}, transform ${vars.duration.calm} ${vars.easing.out}`,
  selectors: {
    '&:has(a:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 3 },
  },
  '@media': {
    [media.hover]: {
      ':hover': {
        borderColor: color.lineStrong,
        boxShadow: vars.shadow.raised,
        transform: 'translateY(-2px)',
      },
    },
  },
});

/** For the one link in a linked card; the whole card becomes its touch target. */
export const cardLink = style({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':hover': { color: color.linkStrong },
});
