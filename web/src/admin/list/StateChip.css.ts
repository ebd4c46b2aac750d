import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color } = vars;

/** An outline and round ends: a category, which is a plain tag, looks different even in the same color. */
const chip = style({
  display: 'inline-flex',
  flexShrink: 0,
  // As wide as its text in a grid, too.
  justifySelf: 'start',
  alignItems: 'center',
  gap: vars.space.xxs,
  paddingInline: '0.5em',
  border: '1px solid currentColor',
  borderRadius: vars.radius.full,
  fontSize: vars.size.caption,
  fontWeight: 600,
  lineHeight: '1.25rem',
  // A long one breaks only where no line has room for it.
  maxWidth: '100%',
});

export const tone = styleVariants({
  indigo: [chip, { color: color.indigo }],
  gold: [chip, { color: color.goldText }],
  red: [chip, { color: color.dangerText }],
});
