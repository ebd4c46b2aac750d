import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { withGutters } from '../theme/withGutters.ts';

const base = style({ width: '100%', marginInline: 'auto', paddingInline: vars.space.gutter });

export const width = styleVariants({
  text: [base, { maxWidth: withGutters(vars.width.measure) }],
  page: [base, { maxWidth: withGutters(vars.width.page) }],
  wide: [base, { maxWidth: withGutters(vars.width.wide) }],
});
