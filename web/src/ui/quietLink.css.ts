import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: vars.width.touch,
  fontSize: vars.size.small,
  fontWeight: 600,
});

/** One of several links side by side. */
export const linkInRow = link;

/** A link of its own line that leads on or back, with an arrow. */
export const quietLink = style([
  link,
  {
    justifySelf: 'start',
    color: vars.color.link,
    textDecoration: 'none',
    ':hover': { textDecoration: 'underline' },
    '@media': { [media.print]: { display: 'none' } },
  },
]);
