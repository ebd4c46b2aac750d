import { Window } from 'happy-dom';
import { mark } from '../generate/scripts.ts';

const parser = new new Window().DOMParser();

/** Attributes whose addresses browsers follow, or take for a document. */
const addresses = new Set(['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'poster', 'srcset']);
// Browsers leave out control characters and white space before they read the scheme.
const runs = (address: string) =>
  /^(javascript|vbscript|data:text\/html)/i.test(address.replaceAll(/[\0-\x20]/g, ''));

/** Where a text of an attempt would run in a document; descriptions, none when nowhere. */
export function scriptsIn(html: string): string[] {
  const document = parser.parseFromString(html, 'text/html');
  return [...document.querySelectorAll('*')].flatMap((element) => {
    const tag = element.tagName.toLowerCase();
    const found: string[] = [];
    const isData = element.getAttribute('type')?.endsWith('json') ?? false;
    if (tag === 'script' && !isData && element.textContent.includes(mark)) found.push(`<script> ${mark}`);
    if (tag === 'script' && isData) {
      try {
        JSON.parse(element.textContent);
      } catch {
        found.push('<script> whose JSON was broken up');
      }
    }
    for (const { name, value } of element.attributes) {
      if (!value?.includes(mark)) continue;
      if (name.startsWith('on') || name === 'srcdoc' || name === 'style')
        found.push(`<${tag} ${name}="${value}">`);
      const commands = name === 'content' && element.hasAttribute('http-equiv');
      if (commands || (addresses.has(name) && runs(value))) found.push(`<${tag} ${name}="${value}">`);
    }
    return found;
  });
}

/** What readers of feeds show as HTML; titles are text (https://www.rssboard.org/rss-profile). */
const asHtml = new Set(['description', 'content:encoded']);
/** What they follow, beside every href; of a sitemap, too. */
const asAddress = new Set(['link', 'guid', 'url', 'loc']);

/** Where a text of an attempt would run in a reader of a feed. */
export function scriptsInFeed(xml: string): string[] {
  // The parser takes a CDATA section for the end; as escaped text it says the same.
  const escaped = xml.replaceAll(/<!\[CDATA\[([^]*?)\]\]>/g, (_, text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
  );
  const document = parser.parseFromString(escaped, 'application/xml');
  const elements = [...document.querySelectorAll('*')];
  const links = elements
    .map((element) => {
      const text = asAddress.has(element.tagName.toLowerCase()) ? element.textContent : '';
      return element.getAttribute('href') ?? text;
    })
    .filter((address) => runs(address) && address.includes(mark));
  const texts = elements.filter((element) => asHtml.has(element.tagName.toLowerCase()));
  return [...links, ...texts.flatMap(({ textContent }) => scriptsIn(textContent))];
}
