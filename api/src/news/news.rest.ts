import { z } from '@hono/zod-openapi';
import type { NewsArticle } from '../database/generated/client.ts';
import { NotFoundError } from '../errors.ts';
import { languages } from '../language.ts';
import { rowResponse, saves } from '../rest/answer.ts';
import { storedExample } from '../rest/description.ts';
import { articleExample } from '../rest/examples.ts';
import { listRoute } from '../rest/list.ts';
import { resourceRoutes } from '../rest/resource.ts';
import { route } from '../rest/route.ts';
import { translationFilter, translationIn } from '../translation/translation.rest.ts';
import { atMost } from '../inputFields.ts';
import { newsState } from './visibility.ts';
import { findFeaturedNewsArticle, listNews, newsOrder, newsRules } from './news.ts';

const translation = translationIn('NewsArticle');

/** An article in a REST answer (docs/product.md#news). */
const article = z
  .object({
    id: z.int(),
    titleEn: z.string(),
    titleId: z.string(),
    excerptEn: z.string(),
    excerptId: z.string(),
    contentEn: z.string().openapi({ description: 'Markdown' }),
    contentId: z.string().openapi({ description: 'Markdown' }),
    author: z.string(),
    category: z.string(),
    imageUrl: z.string().nullable(),
    featured: z.boolean(),
    published: z.boolean(),
    publishedAt: z.iso.datetime(),
    goLiveAt: z.iso.datetime().nullable(),
    expireAt: z.iso.datetime().nullable(),
    translation: translation.schema,
    ...saves,
  })
  .openapi('NewsArticle');

const filters = translationFilter.extend({
  published: z
    .stringbool()
    .optional()
    .openapi({ type: 'boolean', description: 'Only published articles, or only drafts' }),
  state: newsState.optional().openapi({
    description:
      'Only drafts; published articles that readers will see later; that they see now; or that were taken down',
  }),
  featured: z
    .stringbool()
    .optional()
    .openapi({ type: 'boolean', description: 'Only articles that are, or are not, marked as featured' }),
  category: atMost(50).optional().openapi({ description: 'Only this category; “all” for all of them' }),
  search: atMost(200).optional().openapi({
    description:
      'Every word must occur in title or content; of frequent words among more than 2,000 articles, the newest 2,000 are searched',
  }),
  language: z.enum(languages).optional().openapi({
    description:
      'The language to search in. By default the reader’s: the language of the cookie “language”; without it, English if Accept-Language begins with it, otherwise Indonesian',
  }),
});

const shown = (row: NewsArticle) => ({ ...row, translation: translation.of(row) });

listRoute({
  path: '/api/news',
  permission: listNews.permission,
  summary: 'The articles that the caller may see, newest first',
  filters,
  order: newsOrder,
  list: ({ viewer, preferences }, filter, ...page) =>
    listNews(viewer, { ...filter, reader: preferences }, ...page),
  example: articleExample,
  answer: article,
  shown,
});

route(
  {
    method: 'get',
    path: '/api/news/featured',
    permission: findFeaturedNewsArticle.permission,
    summary: 'The newest published article that is marked as featured',
    answer: article,
    answerExample: storedExample(article, articleExample),
    sends: ['Version'],
    failures: [404],
    failureMeanings: { 404: 'No article is featured.' },
  },
  async (c) => {
    const row = await findFeaturedNewsArticle(c.var.context.viewer);
    if (!row) throw new NotFoundError('No article is featured.');
    return rowResponse(c, article, row, shown(row));
  },
);

resourceRoutes({ path: '/api/news', example: articleExample, rules: newsRules, answer: article, shown });
