import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { media } from './media.ts';
import { notFirst } from './selectors.ts';
import { monospace } from './monospace.ts';

/** The size of its text, which headings are larger than. */
export const textSize = createVar();

/** An article’s rendered Markdown. */
export const prose = style({
  vars: { [textSize]: vars.size.body },
  maxWidth: vars.width.measure,
  fontSize: textSize,
  lineHeight: 1.7,
  hangingPunctuation: 'first allow-end',
  '@media': {
    [media.md]: { vars: { [textSize]: '1.125rem' } },
    [media.print]: { vars: { [textSize]: '11pt' }, maxWidth: 'none' },
  },
});

const within = (selector: string) =>
  selector
    .split(', ')
    .map((part) => `${prose} ${part}`)
    .join(', ');

// The larger of two adjoining margins holds.
globalStyle(`${prose} > *`, { marginBlockEnd: '1.25em' });

globalStyle(within('h2, h3, h4'), {
  fontFamily: vars.font.display,
  letterSpacing: '-0.012em',
});
globalStyle(`${prose} > h2`, {
  marginBlockStart: '2em',
  fontSize: vars.size.heading,
  fontWeight: 400,
  lineHeight: 1.2,
});
globalStyle(`${prose} > h3`, {
  marginBlockStart: '1.9em',
  fontSize: vars.size.title,
  fontWeight: 500,
  lineHeight: 1.3,
});
globalStyle(`${prose} > h4`, { marginBlockStart: '1.7em', fontSize: '1em', fontWeight: 650 });
globalStyle(`${prose} > :is(h2, h3, h4)`, { marginBlockEnd: `calc(0.7 * ${textSize})` });
globalStyle(`${prose} > :is(h2, h3) + :is(h3, h4)`, { marginBlockStart: 0 });
globalStyle(`${prose} > :first-child`, { marginBlockStart: 0 });
globalStyle(`${prose} > :last-child`, { marginBlockEnd: 0 });

globalStyle(within('strong, b'), { fontWeight: 700 });
globalStyle(within('a'), {
  textDecorationColor: vars.color.lineStrong,
  transition: `text-decoration-color ${vars.duration.quick}`,
});
globalStyle(within('a:hover'), { textDecorationColor: 'currentColor' });

globalStyle(within('blockquote'), {
  marginBlock: '2em',
  paddingInlineStart: '1.4em',
  borderInlineStart: `2px solid ${vars.color.gold}`,
  fontFamily: vars.font.display,
  fontSize: vars.size.title,
  lineHeight: 1.4,
  color: vars.color.brand,
});
globalStyle(within(`blockquote > ${notFirst}`), { marginBlockStart: '0.6em' });
globalStyle(within('blockquote cite'), {
  fontFamily: vars.font.text,
  fontSize: vars.size.small,
  fontStyle: 'normal',
  color: vars.color.textSecondary,
});

globalStyle(within('ul, ol'), { paddingInlineStart: '1.4em' });
globalStyle(within(`li${notFirst}`), { marginBlockStart: '0.4em' });
globalStyle(within('li > ul, li > ol'), { marginBlockStart: '0.4em' });
globalStyle(within('ul > li'), { position: 'relative' });
// A drop of wax as the bullet.
globalStyle(within('ul > li::before'), {
  content: '',
  position: 'absolute',
  insetInlineStart: '-1.15em',
  insetBlockStart: '0.62em',
  width: '0.42em',
  height: '0.42em',
  borderRadius: '60% 45% 55% 50%',
  background: vars.color.gold,
});
globalStyle(within('ol'), { listStyle: 'decimal' });
globalStyle(within('ol > li::marker'), {
  fontFamily: vars.font.display,
  color: vars.color.brand,
  fontVariantNumeric: 'lining-nums',
});

globalStyle(within('img'), { borderRadius: vars.radius.sm, background: vars.color.panel });
globalStyle(within('figure, p > img:only-child'), { marginBlock: '0.75em 1.25em' });
globalStyle(within('figcaption'), {
  marginBlockStart: vars.space.xs,
  fontSize: vars.size.caption,
  color: vars.color.textSecondary,
  overflowWrap: 'anywhere',
});
globalStyle(within('figcaption small'), { fontSize: 'inherit' });

globalStyle(within('code'), {
  padding: '0.1em 0.35em',
  borderRadius: vars.radius.sm,
  background: vars.color.panel,
  fontFamily: monospace,
  fontSize: '0.88em',
});
globalStyle(within('pre'), {
  padding: vars.space.md,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.sm,
  background: vars.color.panel,
  lineHeight: 1.5,
  '@media': { [media.print]: { whiteSpace: 'pre-wrap' } },
});
globalStyle(within('pre code'), { padding: 0, background: 'none' });
// What a table’s words or a long line of code need beyond the page’s width is scrolled to.
globalStyle(within("[role='region']"), {
  overflowX: 'auto',
  overflowWrap: 'normal',
  contain: 'inline-size',
  // Paper does not scroll.
  '@media': { [media.print]: { overflowX: 'visible', overflowWrap: 'anywhere' } },
});
// Short words stay whole, unless there are too many columns for it.
globalStyle(within('tr:not(:has(> :nth-child(8))) > *'), {
  '@media': { [media.print]: { minWidth: '6em' } },
});

globalStyle(within('hr'), {
  width: '3.5rem',
  height: 7,
  marginBlock: '2.5em',
  marginInline: 'auto',
  border: 0,
  // Three drops of wax between two thoughts.
  background: `radial-gradient(circle, ${vars.color.gold} 0 2.5px, transparent 3px) center / 1.1667rem 7px repeat-x`,
});

globalStyle(within('table'), { fontSize: vars.size.small, fontVariantNumeric: 'tabular-nums lining-nums' });
globalStyle(within('th, td'), {
  padding: '0.5em 0.75em 0.5em 0',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(within('th'), { fontWeight: 600, borderBlockEndColor: vars.color.lineStrong });

// In print, show a link’s address.
globalStyle(within("a[href^='http']::after"), {
  '@media': {
    [media.print]: { content: "' (' attr(href) ')'", fontSize: '0.85em', overflowWrap: 'anywhere' },
  },
});
