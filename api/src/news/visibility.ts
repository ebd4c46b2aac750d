import { z } from 'zod';
import { may } from '../auth/capabilities.ts';
import type { Viewer } from '../auth/viewer.ts';
import { Prisma, type NewsArticle } from '../database/generated/client.ts';
import { requestTime } from '../database/trace.ts';

// When readers see an article (docs/product.md#scheduling): decided by the time of the request, in the statement that
// reads it, so that nothing needs to run at the moment itself.

/** Drafts; published articles that go live later, are live, or were taken down. */
export const newsStates = {
  DRAFT: { description: 'Not published: only admins see it.' },
  SCHEDULED: { description: 'Published, but readers see it only from goLiveAt on.' },
  LIVE: { description: 'Readers see it.' },
  EXPIRED: { description: 'Taken down at expireAt: only admins see it.' },
} as const;

export type NewsState = keyof typeof newsStates;

export const newsState = z.enum(Object.keys(newsStates) as [NewsState, ...NewsState[]]);

type Where = Pick<Prisma.NewsArticleWhereInput, 'published' | 'goLiveAt' | 'expireAt' | 'AND'>;

/** The filter for the articles in a state at a time. */
export function inState(state: NewsState, now: Date): Where {
  const notBegun = { goLiveAt: { gt: now } };
  const begun = { OR: [{ goLiveAt: null }, { goLiveAt: { lte: now } }] };
  const ended = { expireAt: { lte: now } };
  const notEnded = { OR: [{ expireAt: null }, { expireAt: { gt: now } }] };
  switch (state) {
    case 'DRAFT':
      return { published: false };
    case 'SCHEDULED':
      return { published: true, ...notBegun };
    case 'LIVE':
      return { published: true, AND: [begun, notEnded] };
    case 'EXPIRED':
      return { published: true, ...ended };
  }
}

/**
 * `inState` LIVE in SQL, for statements that Prisma cannot make. The conditions are written so that no index of the
 * moments, which most articles lack, competes with that of a search.
 */
export const newsShownAt = (now: Date): Prisma.Sql =>
  Prisma.sql`("published" AND ("goLiveAt" > ${now}) IS NOT TRUE AND ("expireAt" <= ${now}) IS NOT TRUE)`;

/** The state of an article at a time. */
export function stateAt(
  { published, goLiveAt, expireAt }: Pick<NewsArticle, 'published' | 'goLiveAt' | 'expireAt'>,
  now: Date,
): NewsState {
  if (!published) return 'DRAFT';
  if (goLiveAt && goLiveAt > now) return 'SCHEDULED';
  return expireAt && expireAt <= now ? 'EXPIRED' : 'LIVE';
}

/**
 * The articles that a viewer may see: all of them for those who may read drafts, else the live ones. Every read of an
 * article goes through this filter, or `newsShownAt`.
 */
export const visibleNews = (viewer: Viewer): Where =>
  may(viewer, 'news.read') ? {} : inState('LIVE', requestTime());

/** `visibleNews` in SQL. */
export const visibleNewsSql = (viewer: Viewer): Prisma.Sql =>
  may(viewer, 'news.read') ? Prisma.sql`TRUE` : newsShownAt(requestTime());
