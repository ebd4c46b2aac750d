import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const { color, space } = vars;

export const neighbours = style({
  display: 'grid',
  gap: space.lg,
  marginBlockStart: space.xl,
  '@media': { [media.md]: { gridTemplateColumns: '1fr 1fr' } },
});

const link = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.xs,
  minWidth: 0,
  color: 'inherit',
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  ':hover': { color: color.linkStrong },
});

export const previous = link;

/** On the right, also without a previous article. */
export const next = style([
  link,
  { '@media': { [media.md]: { gridColumn: 2, justifyItems: 'end', textAlign: 'end' } } },
]);

export const direction = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  color: color.link,
  fontSize: vars.size.small,
  fontWeight: 600,
});
