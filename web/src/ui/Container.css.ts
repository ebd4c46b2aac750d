import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const base = style({ width: '100%', marginInline: 'auto', paddingInline: vars.space.gutter });

const within = (width: string) => `calc(${width} + 2 * ${vars.space.gutter})`;

export const width = styleVariants({
  text: [base, { maxWidth: within(vars.width.measure) }],
  page: [base, { maxWidth: within(vars.width.page) }],
  wide: [base, { maxWidth: within(vars.width.wide) }],
});
