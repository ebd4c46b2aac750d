import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color, size, space } = vars;

export const history = style({ marginBlockStart: space.xl });

/** Below the comments on the item. */
export const panel = style({ display: 'grid', gap: space.sm, marginBlockStart: space.xl });

export const heading = style({ fontFamily: vars.font.text, fontSize: size.body, fontWeight: 650 });

export const summary = style({
  width: 'fit-content',
  minHeight: vars.width.touch,
  paddingBlock: space.sm,
  fontWeight: 600,
  cursor: 'pointer',
});

export const failed = style({ color: color.textSecondary, fontSize: size.small });
