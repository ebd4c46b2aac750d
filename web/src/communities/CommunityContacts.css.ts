import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color, space } = vars;

export const contacts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockStart: space.xs,
  borderBlockStart: `1px solid ${color.line}`,
});

export const line = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  maxWidth: '100%',
  paddingBlock: space.xxs,
  minHeight: vars.width.touch,
  color: color.textSecondary,
  fontSize: vars.size.small,
  '@media': { '(pointer: fine)': { minHeight: '2rem' } },
});

globalStyle(`a${line}`, { color: color.link, textDecoration: 'none' });
globalStyle(`a${line}:hover`, { color: color.linkStrong, textDecoration: 'underline' });
