import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const { color, space } = vars;

export const list = style({
  fontSize: vars.size.small,
  '@media': { [media.print]: { display: 'none' } },
});

export const summary = style({
  display: 'flex',
  width: 'max-content',
  alignItems: 'center',
  gap: space.xs,
  minHeight: vars.width.touch,
  color: color.link,
  cursor: 'pointer',
  listStyle: 'none',
});
globalStyle(`[open] > ${summary} svg`, { transform: 'scaleY(-1)' });

export const groups = style({
  columns: '9.5rem auto',
  columnGap: space.lg,
  paddingBlock: space.sm,
});
export const group = style({ breakInside: 'avoid', marginBlockEnd: space.lg });

export const name = style({
  fontSize: vars.size.caption,
  fontWeight: 600,
  color: color.textSecondary,
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.width.touch,
  '@media': { '(pointer: fine)': { minHeight: '2rem' } },
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
