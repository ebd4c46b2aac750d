import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const { color } = vars;

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.width.touch,
  paddingInline: '1.125rem',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.sm,
  color: color.textSecondary,
  fontSize: vars.size.small,
  fontWeight: 500,
  lineHeight: 1.25,
  whiteSpace: 'nowrap',
  transition: `background-color ${vars.duration.quick}, color ${vars.duration.quick}, border-color ${vars.duration.quick}`,
  selectors: {
    '&[aria-pressed="true"]': {
      borderColor: color.brand,
      background: color.brandSoft,
      color: color.brandStrong,
      fontWeight: 600,
    },
  },
  '@media': { [media.hover]: { ':hover': { color: color.text, borderColor: color.lineStrong } } },
});
