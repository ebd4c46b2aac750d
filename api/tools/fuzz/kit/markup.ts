import { Window } from 'happy-dom';
import { mark } from '../generate/scripts.ts';

const parser = new new Window().DOMParser();

/** Attributes whose addresses browsers follow, or load as a document. */
const addresses = new Set(['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'poster', 'srcset']);
// Browsers remove control characters and white space before they read the scheme.
const runs = (address: string) =>
  /^(javascript|vbscript|data:text\/html)/i.test(address.replaceAll(/[\0-\x20]/g, ''));

/** Descriptions of where an attempt's text would run in a document; empty if nowhere. */
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
        found.push('<script> whose JSON is broken');
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
/** Elements whose addresses they follow, besides every href; also in a sitemap. */
const asAddress = new Set(['link', 'guid', 'url', 'loc']);

/** Where an attempt's text would run in a feed reader. */
export function scriptsInFeed(xml: string): string[] {
  // The parser ends at a CDATA section; as escaped text it means the same.
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
