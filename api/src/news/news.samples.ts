import { prisma } from '../database/client.ts';
import type { Prisma } from '../database/generated/client.ts';

/** The required fields only. */
export const wax = { titleEn: 'Wax', titleId: 'Malam', category: 'culture' };

/** Stores articles, bypassing the rules, for tests of reading; defaults to `wax`. */
export function addNews(...articles: Partial<Prisma.NewsArticleCreateManyInput>[]) {
  return prisma.newsArticle.createManyAndReturn({
    data: articles.map((article) => Object.assign({}, wax, article)),
  });
}
