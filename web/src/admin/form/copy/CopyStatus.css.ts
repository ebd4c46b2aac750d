import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

const { color, size, space } = vars;

/** A quiet line above the form’s buttons. */
export const status = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.sm,
  marginBlockEnd: space.xxs,
  color: color.textSecondary,
  fontSize: size.caption,
  lineHeight: 1.3,
});

export const count = style({ color: color.goldText, fontWeight: 600 });

export const failure = style({ color: color.dangerText });

export const action = style({
  padding: 0,
  border: 0,
  background: 'none',
  color: color.link,
  cursor: 'pointer',
  font: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  '@media': { '(pointer: coarse)': { minHeight: vars.width.touch } },
});
