import { Feed } from 'feed';
import { Hono, type Context } from 'hono';
import { siteTexts } from '../../../web/src/shared/siteTexts.ts';
import { visitor } from '../auth/viewer.ts';
import { shareAnswers } from '../cache/shareAnswers.ts';
import { withoutOutsideXml } from '../characters.ts';
import type { NewsArticle } from '../database/generated/client.ts';
import { NotFoundError } from '../errors.ts';
import { draw } from '../images/worker/drawings.ts';
import { languages, type Language } from '../language.ts';
import { renderMarkdown } from '../markdown.ts';
import { listNews, newsRules } from '../news/news.ts';
import { htmlInFull } from '../origins/ownOrigins.ts';
import type { Variables } from '../rest/route.ts';
import { parseDatabaseId } from '../validation.ts';
import { escapeHtml, pageAddress } from './document.ts';
import { sitemap } from './sitemap.ts';

/** The page of a feed. Feeds and sitemaps show what a visitor may see, even to admins. */
const newestPage = { limit: 20, inverted: false };

const titleIn = (language: Language, { titleEn, titleId }: NewsArticle) =>
  language === 'en' ? titleEn : titleId;

function articleAddress(origin: string, id: number, language: Language): string {
  return pageAddress(origin, new URL(`/news/${id}`, origin), language);
}

async function newsFeed(origin: string, language: Language): Promise<string> {
  const articles = await listNews(visitor, { reader: { language } }, newestPage);
  const texts = siteTexts[language];
  const feed = new Feed({
    id: `${origin}/`,
    title: texts.feedTitle,
    description: texts.description,
    link: pageAddress(origin, new URL('/news', origin), language),
    language,
    copyright: texts.name,
    feedLinks: { rss: `${origin}/feed/${language}.xml` },
    ...(articles[0] && { updated: articles[0].publishedAt }),
  });
  for (const article of articles) {
    const [excerpt, content] =
      language === 'en' ? [article.excerptEn, article.contentEn] : [article.excerptId, article.contentId];
    feed.addItem({
      id: `${origin}/news/${article.id}`,
      title: titleIn(language, article),
      link: articleAddress(origin, article.id, language),
      // Feed readers treat it as HTML.
      description: escapeHtml(excerpt),
      content: htmlInFull(renderMarkdown(content)),
      date: article.publishedAt,
      category: [{ name: article.category }],
    });
  }
  return withoutOutsideXml(feed.rss2());
}

/** The image that represents a page where it is shared. @throws BusyError */
async function socialImage(c: Context, title: string, label: string, seed: string): Promise<Response> {
  return c.body(await draw('drawSocialImage', title, label, seed), 200, {
    'Content-Type': 'image/png',
    'Cache-Control': 'public, max-age=86400',
    // Other sites embed them.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
}

/** Routes for feed readers and crawlers: feeds, the sitemap, robots.txt and the images for sharing. */
export const readerRoutes = new Hono<Variables>();

readerRoutes.get('/robots.txt', (c) =>
  c.text(
    `User-agent: *\nDisallow: /admin/\nDisallow: /graphql\n\nSitemap: ${c.var.context.environment.PUBLIC_URL}/sitemap.xml\n`,
  ),
);

readerRoutes.get('/sitemap.xml', shareAnswers, async (c) =>
  c.body(await sitemap(c.var.context.environment.PUBLIC_URL), 200, { 'Content-Type': 'application/xml' }),
);

for (const language of languages) {
  readerRoutes.get(`/feed/${language}.xml`, shareAnswers, async (c) =>
    c.body(await newsFeed(c.var.context.environment.PUBLIC_URL, language), 200, {
      'Content-Type': 'application/rss+xml; charset=utf-8',
    }),
  );

  readerRoutes.get(`/social/${language}/news/:file{\\d+\\.png}`, shareAnswers, async (c) => {
    const id = parseDatabaseId(c.req.param('file').replace('.png', ''));
    const article = await newsRules.find(visitor, id);
    if (!article) throw new NotFoundError('The news article was not found.');
    return socialImage(c, titleIn(language, article), siteTexts[language].name, `news-${id}`);
  });

  readerRoutes.get(`/social/${language}/site.png`, shareAnswers, async (c) => {
    const { name, slogan } = siteTexts[language];
    return socialImage(c, slogan, name, 'site');
  });
}
