import { readRule } from '../auth/permission.ts';
import { prisma } from '../database/client.ts';
import { requestTime } from '../database/trace.ts';
import { completed } from '../news/newsPreview.ts';
import { checkArticle } from './check.ts';
import type { Finding } from './finding.ts';

/**
 * Checks an article as its form holds it; nothing is stored.
 * @param id its number, if it is stored: it may link to itself, and keeps its goLiveAt unless another is given
 * @throws UnauthenticatedError, ValidationError
 */
export const checkNewsArticle = readRule(
  'news.read',
  async (_admin, given: { goLiveAt?: unknown }, id: number | null | undefined): Promise<Finding[]> => {
    const article = completed(given);
    const stored =
      id == null
        ? null
        : await prisma.newsArticle.findUnique({ where: { id }, select: { id: true, goLiveAt: true } });
    const { goLiveAt = stored?.goLiveAt ?? null } = given.goLiveAt === undefined ? {} : article;
    return checkArticle(prisma, { ...article, id: stored?.id ?? 0, goLiveAt }, requestTime());
  },
);
