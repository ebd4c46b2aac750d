import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const { color, space } = vars;

export const columns = style({
  display: 'grid',
  gap: `clamp(${space.xl}, 5vw, 5rem)`,
  alignItems: 'start',
  '@media': { [media.lg]: { gridTemplateColumns: '3fr 2fr' } },
});

export const form = style({
  display: 'grid',
  gap: space.lg,
  padding: `clamp(${space.lg}, 4vw, ${space.xxl})`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.md,
  background: color.raised,
  boxShadow: vars.shadow.card,
  '@media': { [media.sm]: { gridTemplateColumns: '1fr 1fr' } },
});

/** Spans both columns of the form. */
export const whole = style({ gridColumn: '1 / -1' });

export const submit = style([whole, { justifySelf: 'start' }]);

export const ways = style({ display: 'grid' });

export const way = style({
  display: 'grid',
  gap: space.xs,
  paddingBlock: space.lg,
  borderBlockStart: `1px solid ${color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: `1px solid ${color.line}` } },
});

globalStyle(`${way} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.width.touch,
  '@media': { '(pointer: fine)': { minHeight: 0 } },
});

export const term = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  color: color.brand,
  fontFamily: vars.font.display,
  fontSize: vars.size.title,
});

export const hours = style({ color: color.textSecondary, fontSize: vars.size.small });
