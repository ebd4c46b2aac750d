import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, size, space } = vars;

export const alt = style({ fontSize: size.small, lineHeight: 1.45 });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.sm,
  color: color.textSecondary,
  fontSize: size.caption,
  lineHeight: 1.5,
});

/** The file’s facts on one line if there is room, the date on the next. */
export const fact = style({
  whiteSpace: 'nowrap',
  selectors: { '&:last-child': { flexBasis: '100%' } },
});

export const value = style({ display: 'inline' });
