import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const { color, space } = vars;

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  // Below the page’s address, a sheet’s height would take two sheets.
  '@media': { [media.print]: { minHeight: 0 } },
});

/** Here, since browsers load no code of a preview. */
export const preview = style({
  padding: `${space.xs} ${space.md}`,
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.goldSoft,
  color: color.text,
  fontSize: vars.size.small,
  textAlign: 'center',
});
