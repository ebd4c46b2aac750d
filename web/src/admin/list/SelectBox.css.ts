import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color } = vars;

export const box = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.sm,
  // The box is in the middle of its target.
  paddingInlineStart: `calc((${vars.width.touch} - 1.375rem) / 2)`,
  minWidth: vars.width.touch,
  minHeight: vars.width.touch,
  fontSize: vars.size.small,
  fontWeight: 500,
  cursor: 'pointer',
});

export const control = style({
  selectors: {
    '&:indeterminate': { borderColor: color.brand },
    '&:indeterminate::before': {
      background: color.brand,
      clipPath: 'inset(42% 22%)',
      transform: 'none',
    },
  },
});
