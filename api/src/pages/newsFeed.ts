import { pick, shownText } from '../../../web/src/shared/language.ts';
import { categoryName, newsCategories } from '../../../web/src/shared/newsCategories.ts';
import { pageAddress } from '../../../web/src/shared/pages/pageAddress.ts';
import { visitor } from '../auth/viewer.ts';
import { readSiteIdentity } from '../content/siteIdentity.ts';
import type { NewsArticle } from '../database/generated/client.ts';
import { bodyPictures, pictureAddresses } from '../images/bodyPictures.ts';
import { shownUrl } from '../images/addresses.ts';
import { findPictures } from '../images/picture.ts';
import type { Language } from '../language.ts';
import { readMarkdown } from '../markdown.ts';
import { listNews } from '../news/news.ts';
import { htmlInFull } from '../origins/ownOrigins.ts';
import { feedTexts } from './feedTexts.ts';

/** The page of a feed. It shows what a visitor may see, even to admins. */
const newestPage = { limit: 20, inverted: false };

/** The picture of an article; its type and its size in bytes are known only if the site stores it. */
export interface FeedPicture {
  url: string;
  stored?: { type: string; length: number };
}

/** An article in the feed’s language, as far as it exists in that; all its addresses are absolute. */
interface FeedArticle {
  id: string;
  title: string;
  link: string;
  excerpt: string;
  html: string;
  /** The language of its text, if it exists only in the other one. */
  lang: Language | undefined;
  /** Perhaps empty. */
  author: string;
  category: string;
  picture: FeedPicture | undefined;
  published: Date;
  changed: Date;
}

/** The newest articles, in one language, in whatever format. */
export interface NewsFeed {
  origin: string;
  language: Language;
  /** The site’s name. */
  name: string;
  title: string;
  description: string;
  /** The page with all news. */
  link: string;
  articles: readonly FeedArticle[];
}

/** Reads the newest twenty articles (docs/product.md#feeds). */
export async function readNewsFeed(origin: string, language: Language): Promise<NewsFeed> {
  const rows = await listNews(visitor, { reader: { language } }, newestPage);
  const contentOf = (row: NewsArticle) => shownText(language, row.contentEn, row.contentId);
  const pictures = await findPictures(
    rows.flatMap((row) => [
      ...(row.imageUrl ? [row.imageUrl] : []),
      ...pictureAddresses(contentOf(row).text),
    ]),
    origin,
  );
  const pictureOf = ({ imageUrl }: NewsArticle): FeedPicture | undefined => {
    const url = imageUrl ? URL.parse(imageUrl, origin)?.href : undefined;
    if (!url) return undefined;
    const row = pictures.get(imageUrl ?? '');
    if (!row) return { url };
    // Only the file itself has a known size.
    const shown = shownUrl(row);
    if (shown !== row.url) return { url: new URL(shown, origin).href };
    return { url, stored: { type: row.type, length: row.size } };
  };
  const articleOf = async (row: NewsArticle): Promise<FeedArticle> => {
    const link = pageAddress(origin, new URL(`/news/${row.id}`, origin), language);
    const { text, lang } = contentOf(row);
    const figures = await bodyPictures((url) => pictures.get(url), text, lang ?? language);
    const html = htmlInFull(readMarkdown(text, lang ?? language, figures).html).replaceAll(
      ' href="#',
      ` href="${link}#`,
    );
    return {
      id: `${origin}/news/${row.id}`,
      title: pick(language, row.titleEn, row.titleId),
      link,
      excerpt: shownText(language, row.excerptEn, row.excerptId).text,
      html: lang ? `<div lang="${lang}">${html}</div>` : html,
      lang,
      author: row.author,
      category: categoryName(newsCategories[language], row.category),
      picture: pictureOf(row),
      published: row.publishedAt,
      changed: row.updatedAt,
    };
  };
  const articles = await Promise.all(rows.map(articleOf));
  const { title, description } = feedTexts[language];
  const { name } = (await readSiteIdentity())[language];
  const link = pageAddress(origin, new URL('/news', origin), language);
  return { origin, language, name, title: title(name), description, link, articles };
}
