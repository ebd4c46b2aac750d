import { Hono } from 'hono';
import { shareAnswers } from '../cache/shareAnswers.ts';
import { languages } from '../language.ts';
import type { Variables } from '../rest/route.ts';
import { jsonFeedOf } from './jsonFeed.ts';
import { readNewsFeed, type NewsFeed } from './newsFeed.ts';
import { rssOf } from './rssFeed.ts';

/** The formats by file extension. */
const formats = {
  xml: { type: 'application/rss+xml; charset=utf-8', write: rssOf },
  json: { type: 'application/feed+json; charset=utf-8', write: jsonFeedOf },
} satisfies Record<string, { type: string; write: (feed: NewsFeed) => string }>;

/** The news as RSS and JSON Feed, in both languages (docs/product.md#feeds). */
export const feeds = new Hono<Variables>();

for (const language of languages) {
  for (const [extension, { type, write }] of Object.entries(formats)) {
    feeds.get(`/feed/${language}.${extension}`, shareAnswers, async (c) =>
      c.body(write(await readNewsFeed(c.var.context.environment.PUBLIC_URL, language)), 200, {
        'Content-Type': type,
        'Content-Language': language,
      }),
    );
  }
}
