import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** The firm edge of a cloth, below a part of the page: richer for what is worth more. */
export const selvedge = styleVariants({
  double: { borderBlockEnd: `4px double ${vars.color.gold}` },
  single: { borderBlockEnd: `1px solid ${vars.color.gold}` },
  plain: { borderBlockEnd: `1px solid ${vars.color.line}` },
});
