import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color, space } = vars;

export const page = style({
  display: 'grid',
  gap: space.xxl,
  paddingBlockStart: `calc(${space.section} * 0.6)`,
});

export const others = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.xl,
  paddingBlockStart: space.md,
  borderBlockStart: `1px solid ${color.line}`,
});

export const other = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.width.touch,
  fontSize: vars.size.small,
  fontWeight: 600,
});
