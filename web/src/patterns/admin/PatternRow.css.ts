import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, size, space } = vars;

export const origin = style({
  display: 'flex',
  gap: space.xxs,
  color: color.textSecondary,
  fontSize: size.caption,
  lineHeight: 1.4,
});

globalStyle(`${origin} svg`, { flexShrink: 0, marginBlockStart: '0.2em' });
