import { z } from 'zod';
import { readRule } from '../auth/permission.ts';
import { prisma } from '../database/client.ts';
import type { NewsArticle } from '../database/generated/client.ts';
import type { Selection } from '../database/resource.ts';
import { validate } from '../validation.ts';

/** How many drafts are listed at most. */
export const draftLimit = 20;

const asked = z.object({ first: z.int().min(1).max(draftLimit) });

/**
 * The drafts that the admin has written or changed, the last one first, without those that have a working copy: those are
 * listed as such.
 * @throws UnauthenticatedError, ForbiddenError, ValidationError
 */
export const listOwnDrafts = readRule(
  'news.read',
  async ({ email }, given: object, selection: Selection = {}): Promise<NewsArticle[]> => {
    const { first } = validate(asked, given);
    const drafts = await prisma.$queryRaw<{ id: number }[]>`
      SELECT article.id FROM "NewsArticle" AS article
      JOIN "Change" AS change ON change.entity = 'NewsArticle' AND change."rowId" = article.id
      WHERE NOT article.published AND change.by = ${email}
        AND NOT EXISTS (
          SELECT 1 FROM "WorkingCopy" AS copy WHERE copy.entity = 'NewsArticle' AND copy."itemId" = article.id)
      GROUP BY article.id ORDER BY max(change.id) DESC LIMIT ${first}`;
    const ids = drafts.map(({ id }) => id);
    const found = await prisma.newsArticle.findMany({ ...selection, where: { id: { in: ids } } });
    return found.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  },
);
