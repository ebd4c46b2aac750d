import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

export const languages = style({ display: 'flex', gap: space.xs, marginBlockEnd: space.md });

export const article = style({
  // Not hidden, which would be what the article’s cloth sticks to.
  overflow: 'clip',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.md,
  background: color.page,
});
