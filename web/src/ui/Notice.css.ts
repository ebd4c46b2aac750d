import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color, space } = vars;

const base = style({
  display: 'grid',
  gap: space.xxs,
  padding: `${space.md} ${space.lg}`,
  borderInlineStart: '3px solid currentColor',
  borderRadius: vars.radius.sm,
  fontSize: vars.size.small,
});

export const tone = styleVariants({
  good: [base, { background: color.leafSoft, color: color.leaf }],
  bad: [base, { background: color.dangerSoft, color: color.dangerText }],
});

export const title = style({ fontWeight: 700 });
export const text = style({ color: color.text });
