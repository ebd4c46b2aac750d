import { z } from '@hono/zod-openapi';
import type { NewsArticle } from '../database/generated/client.ts';
import { NotFoundError } from '../errors.ts';
import { languages } from '../language.ts';
import { listRoute } from '../rest/list.ts';
import { resourceRoutes, rowResponse } from '../rest/resource.ts';
import { route } from '../rest/route.ts';
import { findFeaturedNewsArticle, listNews, newsOrder, newsRules } from './news.ts';

/** An article in the field names of specification section 3. */
const article = z
  .object({
    id: z.int(),
    titleEn: z.string(),
    titleId: z.string(),
    excerptEn: z.string(),
    excerptId: z.string(),
    contentEn: z.string().openapi({ description: 'Markdown' }),
    contentId: z.string().openapi({ description: 'Markdown' }),
    category: z.string(),
    imageUrl: z.string().nullable(),
    featured: z.boolean(),
    published: z.boolean(),
    publishedAt: z.iso.datetime(),
  })
  .openapi('NewsArticle');

const filters = z.object({
  published: z
    .stringbool()
    .optional()
    .openapi({ type: 'boolean', description: 'Only published articles, or only drafts' }),
  featured: z.stringbool().optional().openapi({ type: 'boolean' }),
  category: z.string().max(50).optional(),
  search: z
    .string()
    .max(200)
    .optional()
    .openapi({ description: 'Every word must occur in title or content' }),
  language: z.enum(languages).optional().openapi({ description: 'The language to search in' }),
});

function toJson(row: NewsArticle): z.input<typeof article> {
  const { version: _version, createdAt: _createdAt, updatedAt: _updatedAt, publishedAt, ...fields } = row;
  return { ...fields, publishedAt: publishedAt.toISOString() };
}

listRoute({
  path: '/api/news',
  permission: listNews.permission,
  summary: 'The articles that the caller may see, newest first',
  filters,
  order: newsOrder,
  list: ({ viewer, language }, filter, page) => listNews(viewer, { language, ...filter }, page),
  answer: article,
  toJson,
});

route(
  {
    method: 'get',
    path: '/api/news/featured',
    permission: findFeaturedNewsArticle.permission,
    summary: 'The newest published article that is marked as featured',
    answer: article,
    failures: [404],
  },
  async (c) => {
    const row = await findFeaturedNewsArticle(c.var.context.viewer);
    if (!row) throw new NotFoundError('No article is featured.');
    return rowResponse(c, row, toJson(row));
  },
);

resourceRoutes({ path: '/api/news', rules: newsRules, answer: article, toJson });
