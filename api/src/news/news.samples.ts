import { prisma } from '../database/client.ts';
import type { Prisma } from '../database/generated/client.ts';

/** The least that an editor has to give. */
export const wax = { titleEn: 'Wax', titleId: 'Malam', category: 'culture' };

/** Stores articles past the rules, for tests of reading; what is left out is taken from `wax`. */
export function addNews(...articles: Partial<Prisma.NewsArticleCreateManyInput>[]) {
  return prisma.newsArticle.createManyAndReturn({
    data: articles.map((article) => Object.assign({}, wax, article)),
  });
}
