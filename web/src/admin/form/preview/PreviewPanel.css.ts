import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

const { color, space } = vars;

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.xs} ${space.md}` });

export const choice = style({ display: 'flex', gap: space.xxs });

export const state = style({ color: color.textSecondary, fontSize: vars.size.small });

const box = style({
  boxSizing: 'border-box',
  overflow: 'clip',
  containerType: 'size',
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

/** How many times as long the first length is: an older `calc` does not divide lengths. */
const ratio = (length: string, other: string) => `tan(atan2(${length}, ${other}))`;

/** A window of this width, made as wide and as high as its box: a desktop’s is half its size or less. */
const scaled = (width: string) => ({
  display: 'block',
  width,
  height: `calc(100cqb * ${ratio(width, '100cqi')})`,
  border: 0,
  scale: `calc(${ratio('100cqi', width)})`,
  transformOrigin: '0 0',
});

export const page = styleVariants({ phone: scaled('360px'), desktop: scaled('1280px') });
