import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import * as type from '../theme/typography.css.ts';

const { color, space } = vars;

export const heading = style([type.small, { fontWeight: 600 }]);

export const list = style({ marginBlockStart: space.xs, borderInlineStart: `1px solid ${color.line}` });

export const lower = style({ paddingInlineStart: space.md });

export const link = style({
  display: 'block',
  // With one line, as high as a target for touch.
  paddingBlock: space.sm,
  paddingInlineStart: space.md,
  color: color.link,
  fontSize: vars.size.small,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
