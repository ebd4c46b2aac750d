import { globalStyle, keyframes } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { media } from './media.ts';
import './sticky.css.ts';
import './themes.css.ts';
import './viewTransitions.css.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle(
  'body, h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, ol, ul, fieldset, legend, pre, hr',
  {
    margin: 0,
    padding: 0,
  },
);
globalStyle('ol, ul', { listStyle: 'none' });
globalStyle('fieldset, iframe', { border: 0, minWidth: 0 });
globalStyle('img, picture, svg, video, canvas', { display: 'block', maxWidth: '100%' });
globalStyle('img, video', { height: 'auto' });
globalStyle('button, input, textarea, select, optgroup', {
  font: 'inherit',
  letterSpacing: 'inherit',
  wordSpacing: 'inherit',
  color: 'inherit',
  margin: 0,
});
globalStyle('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer' });
// Until the site’s scripts have run, unless they come soon, what only they handle does not look ready.
const wait = keyframes({ to: { opacity: 0.4 } });
globalStyle('html[data-unrouted] button[type="button"]', {
  cursor: 'progress',
  animation: `${wait} ${vars.duration.calm} 1.5s forwards`,
});
globalStyle('textarea', { resize: 'vertical' });
globalStyle('table', { borderCollapse: 'collapse', width: '100%' });
globalStyle('th', { textAlign: 'start', fontWeight: 'inherit' });
globalStyle('[hidden]', { display: 'none !important' });

globalStyle('html', {
  accentColor: vars.color.brand,
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  WebkitTapHighlightColor: 'transparent',
  background: vars.color.page,
  '@media': { [media.motion]: { scrollBehavior: 'smooth' } },
});
globalStyle('body', {
  background: vars.color.page,
  color: vars.color.text,
  fontFamily: vars.font.text,
  fontSize: vars.size.body,
  lineHeight: 1.6,
  fontOpticalSizing: 'auto',
  fontSynthesis: 'none',
  wordSpacing: '0.04em',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  // Names, addresses and titles may be long and unbroken: they would widen their grid or row, or scroll the page.
  overflowWrap: 'anywhere',
  hyphenateLimitChars: '20 6 6',
  '@supports': {
    // Without this limit, a browser would hyphenate ordinary words too.
    '(hyphenate-limit-chars: 20 6 6)': { hyphens: 'auto' },
  },
});
// A hyphen would change what is copied or typed.
globalStyle("code, pre, a[href^='mailto:'], a[href^='http']", { hyphens: 'manual' });
globalStyle('h1, h2, h3, h4, h5, h6', {
  fontFamily: vars.font.display,
  fontSize: 'inherit',
  fontWeight: 500,
  lineHeight: 1.2,
  textWrap: 'balance',
});
globalStyle('p', { textWrap: 'pretty' });
// A text that an editor has hidden leaves no gap; a live region stays, or what it says later would not be announced.
globalStyle(':is(h1, h2, h3, h4, h5, h6, p):empty:not([role], [aria-live])', { display: 'none' });
// Editors’ texts run in their own direction, whichever language the page is in.
globalStyle('h1, h2, h3, h4, h5, h6, p, li, dd', { unicodeBidi: 'plaintext' });

globalStyle('a', {
  color: vars.color.link,
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.22em',
});
globalStyle('a:hover', { color: vars.color.linkStrong });
globalStyle(':focus-visible', {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '3px',
});
// A page’s main is focused by script after navigation, only for screen readers.
globalStyle('main:focus-visible', { outline: 'none' });
globalStyle('::selection', { background: vars.color.goldSoft, color: vars.color.text });

globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      // Not zero, so that code that waits for `animationend` still gets the event.
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Any longer, and each property of each element would show its old value for a frame.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
    // A sheet would show what was half faded in.
    [media.print]: { animation: 'none !important', transition: 'none !important' },
  },
});
globalStyle('html, body', {
  '@media': { [media.print]: { background: 'none', color: '#000', fontSize: '11pt' } },
});
// A form without labels has nothing but buttons.
globalStyle('nav, button, form:not(:has(label))', {
  '@media': { [media.print]: { display: 'none !important' } },
});
globalStyle('h1, h2, h3, h4, header:has(h2, h3), li, dl > div, figure, blockquote, img, tr', {
  '@media': { [media.print]: { breakInside: 'avoid' } },
});
// With the heading alone, its section’s lead would end the page.
globalStyle('h1, h2, h3, h4, header:has(h2, h3)', {
  '@media': { [media.print]: { breakAfter: 'avoid' } },
});
// Space below the last text would take a sheet of its own; the next section keeps its distance by the space above it.
globalStyle('main section, main li:last-child', {
  '@media': { [media.print]: { paddingBlockEnd: '0 !important' } },
});
// The page’s address, which is in its head, above the page.
globalStyle("head, link[rel='canonical']", { '@media': { [media.print]: { display: 'block' } } });
globalStyle("link[rel='canonical']::after", {
  '@media': {
    [media.print]: {
      content: 'attr(href)',
      fontFamily: vars.font.text,
      fontSize: '9pt',
      overflowWrap: 'anywhere',
    },
  },
});
