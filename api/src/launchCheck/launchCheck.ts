import { readRule } from '../auth/permission.ts';
import { prisma } from '../database/client.ts';
import { requestTime } from '../database/trace.ts';
import { marksAfter } from '../translation/marks.ts';
import { checkArticle } from './check.ts';
import { checkedColumns, type Finding } from './finding.ts';
import { completed } from './unfinished.ts';

/**
 * Checks an article as its form holds it; nothing is stored.
 * @param id its number, if it is stored: it may link to itself, and a text may fall behind the other language
 * @throws UnauthenticatedError, ValidationError
 */
export const checkNewsArticle = readRule(
  'news.read',
  async (_admin, given: object, id: number | null | undefined): Promise<Finding[]> => {
    const stored =
      id == null ? null : await prisma.newsArticle.findUnique({ where: { id }, select: checkedColumns });
    const article = completed(given, stored);
    const marks = stored && marksAfter('NewsArticle', stored, article);
    return checkArticle(prisma, { ...article, ...marks }, requestTime());
  },
);
