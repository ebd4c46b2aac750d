import { languages, type Language } from '../language.ts';
import { documentDescription, mainLanguage, ownTags, type DocumentHead } from './documentHead.ts';
import { escapeHtml, scriptJson } from './escape.ts';
import { namedLanguage, pageAddress, plainAddress } from './pageAddress.ts';
import { structuredData } from './structuredData.ts';

/** Parameters that can be any text: there is no end to the pages that they make. */
const freeTexts = ['q', 'community'];

const locales = { en: 'en_US', id: 'id_ID' };

/** The tags in a page’s head besides its title, for search engines and link previews, as HTML. */
export function headHtml(head: DocumentHead, origin: string, url: URL, language: Language): string {
  const { title, subject, site, languages: translated = languages } = head;
  const main = mainLanguage(head, language);
  const hidden = head.hidden || freeTexts.some((name) => url.searchParams.has(name));
  const description = documentDescription(head);
  const plain = plainAddress(origin, url).href;
  // An address without a language serves all readers: it is the alternate x-default.
  const addressOf = (page: URL) =>
    namedLanguage(url) ? pageAddress(origin, page, language) : plainAddress(origin, page).href;
  // A page has no address in a language that its text is missing in.
  const canonical = namedLanguage(url) ? pageAddress(origin, url, main) : plain;
  const image = origin + (head.image ?? `/social/${language}/site.png`);
  const tag = (attributes: Record<string, string>, name = 'meta') => {
    const printed = Object.entries(attributes).map(([key, value]) => `${key}="${escapeHtml(value)}"`);
    return `<${name} ${printed.join(' ')} ${ownTags}>`;
  };
  const link = (rel: string, href: string, rest = {}) => tag({ rel, ...rest, href }, 'link');
  const feed = (ending: string, type: string, format: string) =>
    link('alternate', `/feed/${language}.${ending}`, {
      type,
      title: site ? `${site.name} (${format})` : format,
    });
  const property = (name: string, content: string | false | undefined) =>
    content ? tag({ property: name, content }) : '';
  const article = subject?.kind === 'article' ? subject : undefined;
  const data = structuredData({ ...head, hidden }, { origin, language, main, canonical, image, addressOf });
  return [
    description ? tag({ name: 'description', content: description }) : '',
    link('canonical', canonical),
    ...translated.map((hreflang) => link('alternate', pageAddress(origin, url, hreflang), { hreflang })),
    link('alternate', plain, { hreflang: 'x-default' }),
    feed('xml', 'application/rss+xml', 'RSS'),
    feed('json', 'application/feed+json', 'JSON Feed'),
    property('og:title', title),
    property('og:description', description),
    property('og:site_name', site?.name),
    property('og:type', article ? 'article' : 'website'),
    property('og:url', canonical),
    property('og:image', image),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', head.image ? title : site && `${site.name}: ${site.tagline}`),
    property('og:locale', locales[main]),
    ...translated
      .filter((other) => other !== main)
      .map((other) => property('og:locale:alternate', locales[other])),
    property('article:published_time', article?.published),
    property('article:modified_time', article?.modified),
    property('article:section', article?.section),
    tag({ name: 'twitter:card', content: 'summary_large_image' }),
    hidden ? tag({ name: 'robots', content: 'noindex' }) : '',
    data ? `<script type="application/ld+json" ${ownTags}>${scriptJson(data)}</script>` : '',
  ]
    .filter(Boolean)
    .join('\n    ');
}
