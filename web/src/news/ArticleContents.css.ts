import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color, space } = vars;

export const contents = style({
  marginBlockEnd: space.xl,
  paddingBlock: space.md,
  borderBlock: `1px solid ${color.line}`,
});

export const list = style({ marginBlockStart: space.xs });

export const lower = style({ paddingInlineStart: space.lg });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.width.touch,
  color: color.link,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
