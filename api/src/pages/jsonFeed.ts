import { escapeHtml } from '../../../web/src/shared/pages/escape.ts';
import type { NewsFeed } from './newsFeed.ts';

/** The feed as JSON Feed 1.1 (jsonfeed.org); the library that writes RSS knows version 1 only. */
export function jsonFeedOf({ origin, language, name, articles, ...feed }: NewsFeed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    language,
    home_page_url: feed.link,
    feed_url: `${origin}/feed/${language}.json`,
    icon: `${origin}/icon-512.png`,
    favicon: `${origin}/icon-192.png`,
    authors: [{ name, url: `${origin}/` }],
    items: articles.map(
      ({ id, title, link, excerpt, html, author, category, picture, published, changed, lang }) => ({
        id,
        url: link,
        title,
        language: lang,
        // Each item needs a content, even if it is empty.
        content_html: html || escapeHtml(excerpt),
        summary: excerpt || undefined,
        image: picture?.url,
        authors: author ? [{ name: author }] : undefined,
        date_published: published,
        date_modified: changed,
        tags: [category],
      }),
    ),
  });
}
