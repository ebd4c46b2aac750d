import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, size, space } = vars;

export const unused = style({ color: color.textSecondary, fontSize: size.caption, lineHeight: 1.5 });

const target = { minHeight: vars.width.touch, '@media': { '(pointer: fine)': { minHeight: '2rem' } } };

export const summary = style({
  width: 'fit-content',
  paddingBlock: space.xs,
  color: color.link,
  fontSize: size.caption,
  fontWeight: 600,
  lineHeight: 1.75,
  cursor: 'pointer',
  '@media': { '(pointer: fine)': { paddingBlock: 0 } },
});

/** Keep a picture that is used everywhere from stretching its whole row. */
export const places = style({ maxHeight: '12rem', overflowY: 'auto' });

export const place = style({
  display: 'flex',
  alignItems: 'center',
  fontSize: size.caption,
  lineHeight: 1.4,
  ...target,
});
