import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

/** A link of its own line that leads on or back, with an arrow. */
export const quietLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  justifySelf: 'start',
  minHeight: vars.width.touch,
  color: vars.color.link,
  fontSize: vars.size.small,
  fontWeight: 600,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  '@media': { [media.print]: { display: 'none' } },
});
