import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const { color, space } = vars;

const draw = keyframes({ to: { backgroundPosition: '200% 0' } });

const base = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  minHeight: vars.width.touch,
  border: '1px solid transparent',
  borderRadius: vars.radius.sm,
  fontFamily: vars.font.text,
  fontWeight: 600,
  lineHeight: 1.25,
  letterSpacing: '0.012em',
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  transition: `background-color ${vars.duration.quick}, border-color ${vars.duration.quick}, color ${vars.duration.quick}, transform ${vars.duration.quick}`,
  selectors: {
    '&:active:not([aria-disabled="true"], :disabled)': { transform: 'translateY(1px)' },
    '&[aria-disabled="true"], &:disabled': { cursor: 'not-allowed' },
    '&[aria-disabled="true"]:not([aria-busy="true"]), &:disabled': { opacity: 0.5 },
    '&[aria-busy="true"]': { cursor: 'progress' },
    // A line of wax that is being drawn.
    '&[aria-busy="true"]::after': {
      content: '',
      position: 'absolute',
      insetInline: 8,
      insetBlockEnd: 5,
      height: 2,
      borderRadius: 1,
      background: 'linear-gradient(90deg, transparent, currentColor, transparent) 0 0 / 200% 100%',
    },
  },
  '@media': {
    // Nothing to press on paper.
    [media.print]: { display: 'none' },
    [media.motion]: {
      selectors: { '&[aria-busy="true"]::after': { animation: `${draw} 900ms linear infinite` } },
    },
  },
});

export const size = styleVariants({
  small: {
    paddingInline: space.md,
    fontSize: vars.size.caption,
    // A row’s action stays small for a mouse and grows for touch.
    '@media': { '(pointer: fine)': { minHeight: '2.25rem' } },
  },
  medium: { paddingInline: space.lg, fontSize: vars.size.small },
  large: { minHeight: '3.25rem', paddingInline: space.xl, fontSize: vars.size.body },
});

const enabled = ':not([aria-disabled="true"], :disabled)';
const onHover = (rule: Record<string, string>) => ({
  [media.hover]: { selectors: { [`&:hover${enabled}`]: rule } },
});

export const variant = styleVariants({
  primary: [
    base,
    {
      background: color.brand,
      color: color.onBrand,
      ':hover': { color: color.onBrand },
      '@media': onHover({ background: color.brandStrong }),
    },
  ],
  secondary: [
    base,
    {
      borderColor: color.lineStrong,
      background: color.raised,
      color: color.brand,
      ':hover': { color: color.brand },
      '@media': onHover({ background: color.brandSoft, borderColor: color.brand }),
    },
  ],
  ghost: [
    base,
    {
      color: color.text,
      ':hover': { color: color.text },
      backgroundImage: `linear-gradient(${color.gold}, ${color.gold})`,
      backgroundRepeat: 'no-repeat',
      backgroundPosition: 'left 50% bottom 0.6em',
      backgroundSize: '0 1px',
      transition: `background-size ${vars.duration.calm} ${vars.easing.out}`,
      selectors: { '&[aria-busy="true"]': { opacity: 0.6 } },
      '@media': onHover({ backgroundSize: 'calc(100% - 2em) 1px' }),
    },
  ],
  danger: [
    base,
    {
      background: color.danger,
      color: color.onDanger,
      ':hover': { color: color.onDanger },
      '@media': onHover({ background: color.dangerStrong }),
    },
  ],
});

export const wide = style({ width: '100%' });
