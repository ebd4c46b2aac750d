import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const { color, space } = vars;

/** As high as its longest text: what follows does not move. */
export const label = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  minHeight: '9rem',
  '@media': { [media.lg]: { minHeight: '7.5rem' } },
});

const appear = keyframes({ from: { opacity: 0 } });

export const words = style({ animation: `${appear} ${vars.duration.quick} ${vars.easing.out}` });

export const name = style({
  fontFamily: vars.font.display,
  fontSize: '1.625rem',
  lineHeight: 1.2,
  letterSpacing: '-0.012em',
  '@media': { [media.lg]: { fontSize: '2rem' } },
});

export const patch = style({
  marginBlockStart: space.xxs,
  color: color.textSecondary,
  fontSize: vars.size.caption,
  lineHeight: 1.45,
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  minHeight: vars.width.touch,
  fontSize: vars.size.small,
  fontWeight: 600,
});
