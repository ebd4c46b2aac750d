import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const { color } = vars;

const base = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  width: vars.width.touch,
  height: vars.width.touch,
  border: '1px solid transparent',
  borderRadius: vars.radius.sm,
  fontSize: '1.125rem',
  textDecoration: 'none',
  transition: `background-color ${vars.duration.quick}, color ${vars.duration.quick}, border-color ${vars.duration.quick}`,
  selectors: { '&:disabled': { opacity: 0.45, cursor: 'not-allowed' } },
});

const onHover = (rule: Record<string, string>) => ({
  [media.hover]: { selectors: { '&:hover:not(:disabled)': rule } },
});

export const variant = styleVariants({
  plain: [
    base,
    { color: color.text, '@media': onHover({ background: color.brandSoft, color: color.brandStrong }) },
  ],
  outline: [
    base,
    {
      borderColor: color.lineStrong,
      color: color.text,
      '@media': onHover({ borderColor: color.brand, background: color.brandSoft }),
    },
  ],
  danger: [base, { color: color.dangerText, '@media': onHover({ background: color.dangerSoft }) }],
});
