import type { RefusedForm } from '../../../web/src/shared/pages/refusedForm.ts';
import { firstLayoutScript } from '../../../web/src/shared/pages/firstLayoutScript.ts';
import type { Language } from '../language.ts';
import { normalizePath } from './path.ts';
import type { DocumentHead, RenderedPage } from '../../../web/src/shared/pages/renderedPage.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for HTML, including attributes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

/** JSON for a script element: it contains nothing that could end the element or the line. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The address of a page in one language, so that search engines can distinguish them. */
export function pageAddress(origin: string, url: URL, language: Language): string {
  // Not resolved against the origin: a path that begins with two slashes would name another site.
  const address = new URL(origin + normalizePath(url.pathname));
  for (const name of ['category', 'q']) {
    const value = url.searchParams.get(name);
    if (value) address.searchParams.set(name, value);
  }
  address.searchParams.set('lang', language);
  return address.href;
}

function headTags(head: DocumentHead, origin: string, url: URL, language: Language): string {
  const plain = new URL(pageAddress(origin, url, language));
  plain.searchParams.delete('lang');
  // An address without a language serves all readers: it is the alternate x-default.
  const canonical = url.searchParams.has('lang') ? pageAddress(origin, url, language) : plain.href;
  const image = new URL(head.image ?? `/social/${language}/site.png`, origin).href;
  const meta = (attribute: 'name' | 'property', name: string, content: string) =>
    `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;
  const link = (rel: string, href: string, rest = '') =>
    `<link rel="${rel}"${rest} href="${escapeHtml(href)}">`;
  const tags = [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description),
    link('canonical', canonical),
    link('alternate', pageAddress(origin, url, 'en'), ' hreflang="en"'),
    link('alternate', pageAddress(origin, url, 'id'), ' hreflang="id"'),
    link('alternate', plain.href, ' hreflang="x-default"'),
    link('alternate', `/feed/${language}.xml`, ' type="application/rss+xml"'),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:type', head.type ?? 'website'),
    meta('property', 'og:url', canonical),
    meta('property', 'og:image', image),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:locale', language === 'en' ? 'en_US' : 'id_ID'),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
  if (head.hidden) tags.push(meta('name', 'robots', 'noindex'));
  if (head.structuredData) {
    const json = scriptJson(head.structuredData).replaceAll('{origin}', origin);
    tags.push(`<script type="application/ld+json">${json}</script>`);
  }
  return tags.join('\n    ');
}

interface DocumentParts {
  template: string;
  page: RenderedPage;
  preloads: string;
  origin: string;
  url: URL;
  language: Language;
  theme: 'light' | 'dark' | undefined;
  /** A form of the page that was posted and refused. */
  form?: RefusedForm | undefined;
}

/** Builds the whole HTML of a page. */
export function fillDocument({
  template,
  page,
  preloads,
  origin,
  url,
  language,
  theme,
  form,
}: DocumentParts): string {
  const seed = scriptJson({ language, operations: page.seed, form });
  const head = [
    `<script>${firstLayoutScript}</script>`,
    headTags(page.head, origin, url, language),
    preloads,
  ];
  const parts: Record<string, string> = {
    '<html>': `<html lang="${language}"${theme ? ` class="${theme}"` : ''}>`,
    '<!--head-->': head.join('\n    '),
    '<!--page-->': page.html,
    '<!--seed-->': `<script type="application/json" id="seed">${seed}</script>`,
  };
  return template.replace(/<html>|<!--(?:head|page|seed)-->/g, (place) => parts[place] ?? '');
}
