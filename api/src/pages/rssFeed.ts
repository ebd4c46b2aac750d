import { Feed } from 'feed';
import { withoutOutsideXml } from '../characters.ts';
import { escapeHtml } from '../../../web/src/shared/pages/escape.ts';
import type { FeedPicture, NewsFeed } from './newsFeed.ts';

/** The feed as RSS 2.0. */
export function rssOf({ origin, language, name, title, description, link, articles }: NewsFeed): string {
  const latest = Math.max(...articles.map(({ changed }) => changed.getTime()));
  const rss = new Feed({
    title,
    description,
    link,
    language,
    copyright: name,
    image: `${origin}/icon-192.png`,
    feedLinks: { rss: `${origin}/feed/${language}.xml` },
    ...(articles.length > 0 && { updated: new Date(latest) }),
  });
  for (const { excerpt, html, lang, author, category, picture, published, ...item } of articles) {
    rss.addItem({
      id: item.id,
      title: item.title,
      link: item.link,
      // Feed readers treat it as HTML.
      description: escapeHtml(excerpt),
      content: html,
      date: published,
      category: [{ name: category }],
      ...(picture?.stored && { enclosure: { url: picture.url, ...picture.stored } }),
      extensions: [
        // RSS’s own element for an author would need an email address, and only the channel has a language.
        ...(author ? [dublinCore('creator', author)] : []),
        ...(lang ? [dublinCore('language', lang)] : []),
        ...(picture ? [mediaContent(picture)] : []),
      ],
    });
  }
  return withoutOutsideXml(rss.rss2());
}

function dublinCore(name: string, text: string) {
  const attributes = { 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' };
  return { name: `dc:${name}`, objects: { _attributes: attributes, _cdata: text } };
}

/** The picture as Media RSS, which needs neither type nor size: an enclosure would have to state both. */
function mediaContent({ url, stored }: FeedPicture) {
  const attributes = {
    'xmlns:media': 'http://search.yahoo.com/mrss/',
    // The library escapes quotation marks only.
    url: escapeHtml(url),
    medium: 'image',
    type: stored?.type,
    fileSize: stored?.length,
  };
  return { name: 'media:content', objects: { _attributes: attributes } };
}
