import { z } from 'zod';
import { day } from '../../../web/src/shared/jakarta.ts';
import { readRule } from '../auth/permission.ts';
import { prisma } from '../database/client.ts';
import type { NewsArticle } from '../database/generated/client.ts';
import type { Selection } from '../database/resource.ts';
import { requestTime } from '../database/trace.ts';
import { ValidationError } from '../errors.ts';
import { moment } from '../inputFields.ts';
import { validate } from '../validation.ts';

/** The most articles of one answer, and the longest period, in days: two months’ calendars. */
export const scheduleLimits = { articles: 200, days: 62 };

/** How far ahead the overview looks, in days. */
const usualDays = 14;

const schedule = z.object({
  from: moment().nullish(),
  until: moment().nullish(),
  first: z.int().min(1).max(scheduleLimits.articles),
});

/**
 * The articles, drafts included, that go live or are taken down within a period, by default the next 14 days: at most
 * 200, in one statement.
 * @throws UnauthenticatedError, ForbiddenError, ValidationError for a period that is empty or longer than 62 days
 */
export const scheduledNews = readRule(
  'news.read',
  async (_admin, asked: object, selection: Selection = {}): Promise<NewsArticle[]> => {
    const given = validate(schedule, asked);
    const from = given.from ?? requestTime();
    const until = given.until ?? new Date(from.getTime() + usualDays * day);
    const length = until.getTime() - from.getTime();
    if (!(length > 0 && length <= scheduleLimits.days * day))
      throw new ValidationError(`The period must end within ${scheduleLimits.days} days of its beginning.`);
    const within = { gte: from, lt: until };
    return prisma.newsArticle.findMany({
      ...selection,
      where: { OR: [{ goLiveAt: within }, { expireAt: within }] },
      orderBy: [{ goLiveAt: 'asc' }, { id: 'asc' }],
      take: given.first,
    });
  },
);
