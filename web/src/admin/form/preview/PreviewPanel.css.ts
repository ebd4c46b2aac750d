import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

const { color, space } = vars;

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.xs} ${space.md}` });

export const choice = style({ display: 'flex', gap: space.xxs });

export const state = style({ color: color.textSecondary, fontSize: vars.size.small });

const box = style({
  overflow: 'auto hidden',
  maxWidth: '100%',
  height: '44rem',
  maxHeight: '70dvh',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.sm,
});

export const frame = styleVariants({
  phone: [box, { width: '362px' }],
  desktop: [box, { width: '642px' }],
});

const whole = style({ display: 'block', border: 0 });

/** A desktop’s page is shown at half its size. */
export const page = styleVariants({
  phone: [whole, { width: '360px', height: '100%' }],
  desktop: [
    whole,
    { width: '1280px', height: '200%', marginInlineEnd: '-640px', scale: 0.5, transformOrigin: '0 0' },
  ],
});
