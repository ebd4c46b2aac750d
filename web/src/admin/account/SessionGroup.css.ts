import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, size, space } = vars;

export const summary = style({
  minHeight: vars.width.touch,
  padding: space.md,
  cursor: 'pointer',
  fontSize: size.small,
});

export const name = style({ fontWeight: 600 });

export const fact = style({
  marginInlineStart: space.sm,
  color: color.textSecondary,
  fontSize: size.caption,
});

export const sessions = style({ borderBlockStart: `1px solid ${color.line}`, paddingInlineStart: space.md });

/** The button above the list. */
export const elsewhere = style({ marginBlockEnd: vars.space.sm });
