import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { prose, textSize } from '../../theme/prose.css.ts';
import { notFirst } from '../../theme/selectors.ts';
import * as field from '../../ui/Field.css.ts';

const { color, space } = vars;

export const frame = style({ position: 'relative', minWidth: 0 });

/** As high as its text: the page scrolls. */
export const text = style([
  field.control,
  {
    maxWidth: 'none',
    minHeight: '20rem',
    // As on its page, without a box.
    paddingInline: 0,
    border: 0,
    background: 'none',
    // The text may end in spaces, which are typed one after the other.
    whiteSpace: 'break-spaces',
    overflowWrap: 'anywhere',
    fontVariantLigatures: 'none',
    position: 'relative',
    // Within the toolbar’s width, under which it scrolls: a line at the margin instead of a ring.
    ':focus-visible': { outline: 'none' },
    '::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: `calc(-1 * ${space.sm})`,
      borderInlineStart: '2px solid transparent',
      // Transparent borders are seen in forced colors.
      display: 'none',
    },
    selectors: {
      '&:focus-visible::before': { display: 'block', borderColor: color.focus },
      '&[aria-invalid="true"]::before': { display: 'block', borderColor: color.danger },
      // Smaller than on its page: here, two languages share the width.
      [`&.${prose}`]: { vars: { [textSize]: vars.size.body }, lineHeight: 1.6 },
      '&[aria-readonly="true"]': { cursor: 'progress', opacity: 0.7 },
    },
  },
]);

const within = (selector: string) => `${text} ${selector}`;

globalStyle(within('[contenteditable="false"]'), { whiteSpace: 'normal' });
globalStyle(within('pre'), { whiteSpace: 'pre-wrap' });
globalStyle(within('a'), { cursor: 'text' });
globalStyle(within('li > p'), { marginBlock: 0 });
const loose = within('[data-tight="false"] > li');
globalStyle(`${loose}${notFirst}, ${loose} > ${notFirst}`, { marginBlockStart: '0.75em' });
globalStyle(within('table'), { width: '100%', tableLayout: 'fixed' });
globalStyle(within(':is(th, td)'), {
  padding: '0.4em 0.6em',
  border: `1px solid ${color.line}`,
});
globalStyle(within('.selectedCell'), { background: color.brandSoft });
globalStyle(within('hr.ProseMirror-selectednode'), { outline: `2px solid ${color.focus}` });
globalStyle(within('.ProseMirror-separator'), {
  display: 'inline',
  width: 0,
  height: 0,
  margin: 0,
  border: 0,
});
globalStyle(`${text}.ProseMirror-hideselection *::selection`, { background: 'transparent' });
globalStyle(`${text}.ProseMirror-hideselection`, { caretColor: 'transparent' });

const hand = `color-mix(in srgb, ${color.goldSoft} 40%, transparent)`;
/** The block with the cursor, up to the edges of the text. */
export const blockAtHand = style({});
globalStyle(within(`> ${blockAtHand}:not(pre, hr, blockquote)`), {
  background: hand,
  boxShadow: `calc(-1 * ${space.md}) 0 ${hand}, ${space.md} 0 ${hand}`,
});

/** A wrong form of the glossary. */
export const misuse = style({
  textDecoration: `underline wavy ${color.gold}`,
  textDecorationSkipInk: 'none',
  textUnderlineOffset: '0.2em',
});

/** Where a picture will be, with the name of its file, while that is uploaded. */
export const pictureOnItsWay = style({
  display: 'inline-block',
  maxWidth: '100%',
  paddingInline: space.xs,
  border: `1px dashed ${color.line}`,
  borderRadius: vars.radius.sm,
  background: color.panel,
  color: color.textSecondary,
  fontSize: vars.size.small,
});

export const uploads = style({ marginBlockStart: space.sm });

// A place between two blocks where there is no text to click.
globalStyle(within('.ProseMirror-gapcursor'), {
  display: 'none',
  position: 'absolute',
  pointerEvents: 'none',
});
globalStyle(within('.ProseMirror-gapcursor::after'), {
  content: '',
  display: 'block',
  position: 'absolute',
  insetBlockStart: '-2px',
  width: '1.25rem',
  borderBlockStart: `2px solid ${color.brand}`,
});
globalStyle(`${text}.ProseMirror-focused .ProseMirror-gapcursor`, { display: 'block' });

export const picture = style({ display: 'inline-block', maxWidth: '100%', borderRadius: vars.radius.sm });
export const selectedPicture = style([picture, { outline: `3px solid ${color.focus}`, outlineOffset: 2 }]);
export const caption = style({
  display: 'block',
  marginBlockStart: space.xs,
  color: color.textSecondary,
  fontSize: vars.size.caption,
  lineHeight: 1.45,
});
