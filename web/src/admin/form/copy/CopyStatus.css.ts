import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoints, media } from '../../../theme/media.ts';
import { vars } from '../../../theme/contract.css.ts';
import * as presence from '../../presence/PeopleHere.css.ts';

const { color, size, space } = vars;

/** Two quiet lines, which the bar has room for. */
export const status = style({
  display: 'grid',
  minWidth: 0,
  // On phones below the switch, which is always there.
  order: 1,
  '@media': {
    [media.md]: { order: 0, flex: 1 },
    // A third line, which says why nothing is saved, fits the bar.
    [media.lg]: { lineHeight: 1.2 },
  },
  color: color.textSecondary,
  fontSize: size.caption,
  lineHeight: 1.3,
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  minWidth: 0,
});
// What says nothing takes up no room, but announces what it will say.
globalStyle(`${line} > :not(:empty):not(:last-child)`, { marginInlineEnd: space.sm });

/** What a save would do. */
export const effect = style([line, {}]);

export const count = style({ color: color.goldText, fontWeight: 600 });

// Beside other things, who else is here gives way to what is saved, down to the initials.
globalStyle(`${status} ${presence.people}`, {
  '@media': { [media.md]: { flex: '1 1 4rem', maxWidth: 'max-content' } },
});
globalStyle(`${status} ${presence.text}`, {
  '@media': { [media.md]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
});

/** Above the buttons; where there is room, beside them. */
export const brief = style([
  line,
  {
    color: color.textSecondary,
    fontSize: size.caption,
    lineHeight: 1.3,
    '@media': { [`not all and (min-width: ${breakpoints.md})`]: { fontSize: '0.75rem', lineHeight: '1rem' } },
  },
]);

export const moment = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** It has a line of its own: what it says must not be cut. */
export const failure = style({
  color: color.dangerText,
  selectors: { '&:not(:empty)': { flexBasis: '100%', whiteSpace: 'normal' } },
});

// From 1024 px on, the bar has room for one line each, unless there is a reason to be read.
globalStyle(`${status} > ${line}:not(:has(${failure}:not(:empty)))`, {
  '@media': { [media.lg]: { flexWrap: 'nowrap', whiteSpace: 'nowrap' } },
});
globalStyle(`${effect} > p`, { overflow: 'hidden', textOverflow: 'ellipsis' });

// In the foot, a reason stands alone.
globalStyle(`${brief}:has(${failure}:not(:empty)) > :not(${failure})`, { display: 'none' });

// A reason takes up to three lines, and leaves no room for anything else.
globalStyle(
  [presence.people, count, effect]
    .map((other) => `${status}:has(${failure}:not(:empty)) ${other}`)
    .join(', '),
  { '@media': { [media.lg]: { display: 'none' } } },
);

/** A link among words, which is tall enough to be pressed. */
export const action = style({
  minHeight: '1.5rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: color.link,
  cursor: 'pointer',
  font: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  '@media': { '(pointer: coarse)': { minHeight: vars.width.touch } },
});

// Where the bar has one line for all, whoever else is here matters more than a number and what a comparison offers, too.
globalStyle(`${line}:has(${presence.text}) > :is(${count}, ${action})`, {
  '@media': { [`${media.md} and (max-width: ${breakpoints.lg})`]: { display: 'none' } },
});
