import { isLinkable } from '../../shared/markdown/markdownSettings.ts';
import { trustedHtml } from '../../shared/pages/trustedHtml.ts';
import { buildWordLists } from './wordLists.ts';
import { cleanTables } from './tables.ts';

/**
 * Without what a browser would report as a breach of the page’s policy when it parses the text, even in a document that
 * runs nothing: style sheets, scripts and event handlers; and without comments, in which Word hides its own data.
 */
export const withoutPolicyBreaches = (html: string) =>
  html
    .replaceAll(/<!--.*?-->|<!\[.*?\]>/gs, '')
    .replaceAll(/<(style|script|xml|title|iframe|object)\b.*?<\/\1\s*>/gis, '')
    .replaceAll(/<(?:meta|link|base)\b[^>]*>/gi, '')
    .replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replaceAll(/\son\w+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi, ''));

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

/** Google Docs leads its links through a page of its own. */
function addressOf(href: string): string {
  const url = URL.parse(href);
  const isRedirect = url?.hostname === 'www.google.com' && url.pathname === '/url';
  return (isRedirect && url.searchParams.get('q')) || href;
}

function cleanAddresses(body: HTMLElement): void {
  for (const link of body.querySelectorAll('a')) {
    const address = addressOf(link.getAttribute('href') ?? '');
    // A link within a Word document leads to a bookmark.
    if (isLinkable(address) && !address.startsWith('#')) link.setAttribute('href', address);
    else unwrap(link);
  }
  for (const picture of body.querySelectorAll('img, picture, svg, video, audio')) {
    if (picture.localName !== 'img' || !isLinkable(picture.getAttribute('src') ?? '')) picture.remove();
  }
}

/** A list right within a list belongs to the item before it. */
function nestLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const item = list.previousElementSibling;
    if (item?.localName === 'li') item.append(list);
    else {
      const own = body.ownerDocument.createElement('li');
      list.replaceWith(own);
      own.append(list);
    }
  }
}

/** The title of a page is its only heading of the first level: what is pasted begins at the second. */
function lowerHeadings(body: HTMLElement): void {
  const rename = (heading: Element, level: number) => {
    const lowered = body.ownerDocument.createElement(`h${Math.min(level, 6)}`);
    lowered.append(...heading.childNodes);
    heading.replaceWith(lowered);
  };
  for (const title of body.querySelectorAll('p.MsoTitle')) rename(title, 1);
  const shift = body.querySelector('h1') ? 1 : 0;
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    // Headings look bold anyway.
    for (const bold of heading.querySelectorAll('b, strong')) unwrap(bold);
    for (const span of heading.querySelectorAll<HTMLElement>('[style]')) span.style.fontWeight = '';
    rename(heading, Number(heading.localName.slice(1)) + shift);
  }
}

function dropBlankParagraphs(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll('p')) {
    const isBlank = paragraph.textContent.trim() === '' && !paragraph.querySelector('img');
    if (isBlank && !paragraph.closest('td, th')) paragraph.remove();
  }
}

/**
 * What is kept of pasted HTML, such as from Word and Google Docs: headings, emphasis, lists, links, tables, and pictures
 * that have an address of their own.
 */
export function cleanPasted(html: string): string {
  const body = document.implementation.createHTMLDocument().body;
  body.innerHTML = trustedHtml(withoutPolicyBreaches(html));
  // Google Docs wraps all in one that says that it is not bold.
  for (const bold of body.querySelectorAll('b')) {
    const isNormal = /(?:^|;)\s*font-weight:\s*normal/.test(bold.getAttribute('style') ?? '');
    if (isNormal || bold.id.startsWith('docs-internal-guid')) unwrap(bold);
  }
  for (const own of body.querySelectorAll('*')) if (own.localName.includes(':')) unwrap(own);
  cleanAddresses(body);
  buildWordLists(body);
  nestLists(body);
  cleanTables(body);
  lowerHeadings(body);
  dropBlankParagraphs(body);
  return body.innerHTML;
}
