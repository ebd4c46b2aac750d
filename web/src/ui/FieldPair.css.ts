import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import * as field from './Field.css.ts';

const { color, space } = vars;

export const pair = style({ containerType: 'inline-size' });
export const looks = styleVariants({ title: [pair], lead: [pair] });
export const legend = style({
  display: 'flex',
  width: '100%',
  alignItems: 'baseline',
  gap: space.xs,
  paddingBlockEnd: space.xs,
  fontFamily: vars.font.display,
  fontSize: vars.size.lead,
  fontWeight: 500,
  lineHeight: 1.3,
});

export const sides = style({
  display: 'grid',
  gap: space.md,
  // By its container, not by the window: a pair may be in a dialog.
  '@container': {
    '(min-width: 36rem)': { gridTemplateColumns: 'minmax(0, 1fr) 28px minmax(0, 1fr)', columnGap: space.sm },
  },
});

export const side = style({ position: 'relative', minWidth: 0 });
/** Beside the side, so that nothing moves as it appears. */
export const marked = style({
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: `calc(-1 * ${space.sm})`,
    borderInlineStart: `2px dashed ${color.gold}`,
  },
});

/** Runs between the languages, where they are side by side. */
export const thread = style({
  display: 'none',
  position: 'relative',
  justifySelf: 'center',
  width: 9,
  background: `linear-gradient(${color.line}, ${color.line}) center / 1px 100% no-repeat`,
  '@container': { '(min-width: 36rem)': { display: 'block' } },
});
const bead = style({
  position: 'absolute',
  insetBlockStart: '2.25rem',
  width: 9,
  height: 9,
  borderRadius: vars.radius.full,
});
export const beads = styleVariants({
  both: [bead, { background: color.gold }],
  one: [bead, { border: `2px solid ${color.accent}`, background: color.page }],
  /** Nothing is written yet, and nothing is missing. */
  none: [bead, { border: `1px solid ${color.lineStrong}`, background: color.page }],
});

/** On the line of the side’s label. */
export const marker = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  '@media': { [media.print]: { position: 'static' } },
});

const { title, lead } = looks;
globalStyle(`:is(${title}, ${lead}) > ${legend}`, {
  paddingBlockEnd: 0,
  color: color.textSecondary,
  fontFamily: vars.font.text,
  fontSize: vars.size.caption,
});
// How much of the limit is used up matters while one writes; its place is kept.
globalStyle(`:is(${title}, ${lead}) ${side}:not(:focus-within) ${field.hint}`, { visibility: 'hidden' });
// As readers see it: without a box, but with the line to write on.
globalStyle(`:is(${title}, ${lead}) textarea.${field.control}`, {
  paddingInline: 0,
  borderInline: 0,
  borderBlockStart: 0,
  borderBlockEndWidth: 1,
  background: 'none',
});
globalStyle(`${title} textarea.${field.control}`, {
  fontFamily: vars.font.display,
  // 36 px where two languages have room.
  fontSize: 'clamp(1.5rem, 0.75rem + 2.4cqi, 2.25rem)',
  lineHeight: 1.15,
  // At this size, nothing is left of the space around a field’s line: descenders would be on the bottom line.
  paddingBlock: '0.125rem 0.375rem',
});
globalStyle(`${lead} textarea.${field.control}`, {
  color: color.textSecondary,
  fontSize: '1.0625rem',
  lineHeight: 1.5,
});
