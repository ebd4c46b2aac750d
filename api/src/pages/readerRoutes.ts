import { Feed } from 'feed';
import { Hono, type Context } from 'hono';
import { siteTexts } from '../../../web/src/language/siteTexts.ts';
import { visitor } from '../auth/viewer.ts';
import type { NewsArticle } from '../database/generated/client.ts';
import { NotFoundError } from '../errors.ts';
import { languages, type Language } from '../language.ts';
import { renderMarkdown } from '../markdown.ts';
import { listNews, newsOrder, newsRules } from '../news/news.ts';
import type { Variables } from '../rest/route.ts';
import { parseDatabaseId } from '../validation.ts';
import { cursorOf } from '../database/keyset.ts';
import { pageAddress } from './document.ts';
import { socialImage } from './socialImage.ts';

/** Feeds and sitemaps show what a visitor may see, whoever asks. */
const newestPage = { limit: 20, inverted: false };

const titleIn = (language: Language, { titleEn, titleId }: NewsArticle) =>
  language === 'en' ? titleEn : titleId;

function articleAddress(origin: string, id: number, language: Language): string {
  return pageAddress(origin, new URL(`/news/${id}`, origin), language);
}

async function newsFeed(origin: string, language: Language): Promise<string> {
  const articles = await listNews(visitor, { language }, newestPage);
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
      description: excerpt,
      content: renderMarkdown(content),
      date: article.publishedAt,
      category: [{ name: article.category }],
    });
  }
  return feed.rss2();
}

/** At most this many addresses in a sitemap (sitemaps.org allows 50,000). */
const sitemapLimit = 10_000;

async function sitemap(origin: string): Promise<string> {
  const paths: { path: string; changed?: Date }[] = [{ path: '/news' }];
  let after: string | undefined;
  do {
    const articles = await listNews(visitor, { language: 'en' }, { after, limit: 1000, inverted: false });
    paths.push(...articles.map(({ id, updatedAt }) => ({ path: `/news/${id}`, changed: updatedAt })));
    const last = articles.at(-1);
    after = articles.length === 1000 && last ? cursorOf(newsOrder, { ...last }) : undefined;
  } while (after && paths.length < sitemapLimit);
  const entries = paths.flatMap(({ path, changed }) => {
    const address = (language: Language) =>
      pageAddress(origin, new URL(path, origin), language).replaceAll('&', '&amp;');
    const alternates = languages
      .map((language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address(language)}"/>`)
      .join('');
    const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
    return languages.map((language) => `<url><loc>${address(language)}</loc>${lastmod}${alternates}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

const png = (c: Context, picture: Buffer) =>
  c.body(new Uint8Array(picture), 200, {
    'Content-Type': 'image/png',
    'Cache-Control': 'public, max-age=86400',
  });

/** What readers' programs ask for: feeds, the sitemap, robots.txt and the pictures for sharing. */
export const readerRoutes = new Hono<Variables>();

readerRoutes.get('/robots.txt', (c) =>
  c.text(
    `User-agent: *\nDisallow: /admin/\nDisallow: /graphql\n\nSitemap: ${c.var.context.environment.PUBLIC_URL}/sitemap.xml\n`,
  ),
);

readerRoutes.get('/sitemap.xml', async (c) =>
  c.body(await sitemap(c.var.context.environment.PUBLIC_URL), 200, { 'Content-Type': 'application/xml' }),
);

for (const language of languages) {
  readerRoutes.get(`/feed/${language}.xml`, async (c) =>
    c.body(await newsFeed(c.var.context.environment.PUBLIC_URL, language), 200, {
      'Content-Type': 'application/rss+xml; charset=utf-8',
    }),
  );

  readerRoutes.get(`/social/${language}/news/:file{\\d+\\.png}`, async (c) => {
    const id = parseDatabaseId(c.req.param('file').replace('.png', ''));
    const article = await newsRules.find(visitor, id);
    if (!article) throw new NotFoundError('There is no such news article.');
    return png(c, await socialImage(titleIn(language, article), siteTexts[language].name, `news-${id}`));
  });

  readerRoutes.get(`/social/${language}/site.png`, async (c) => {
    const { name, slogan } = siteTexts[language];
    return png(c, await socialImage(slogan, name, 'site'));
  });
}
