import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const link = style({
  display: 'block',
  width: 'fit-content',
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // A target of 24 px, in a line of 18.
  paddingBlock: 3,
  marginBlock: -3,
  '@media': { '(pointer: coarse)': { lineHeight: vars.width.touch } },
});
