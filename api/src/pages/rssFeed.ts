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
  for (const { excerpt, html, author, category, picture, published, ...item } of articles) {
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
      extensions: [...(author ? [creator(author)] : []), ...(picture ? [mediaContent(picture)] : [])],
    });
  }
  return withoutOutsideXml(rss.rss2());
}

/** The author as Dublin Core: RSS’s own element would need an email address. */
function creator(author: string) {
  const attributes = { 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' };
  return { name: 'dc:creator', objects: { _attributes: attributes, _cdata: author } };
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
