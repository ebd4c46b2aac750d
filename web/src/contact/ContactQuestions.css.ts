import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const { color, space } = vars;

export const questions = style({
  display: 'grid',
  columnGap: space.xxl,
  marginBlockStart: space.lg,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const question = style({
  display: 'grid',
  gap: space.xs,
  alignContent: 'start',
  justifyItems: 'start',
  paddingBlock: space.lg,
  borderBlockStart: `1px solid ${color.line}`,
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: vars.width.touch,
  fontSize: vars.size.small,
  fontWeight: 600,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
