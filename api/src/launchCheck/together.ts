import { setImmediate } from 'node:timers/promises';
import type { Transaction } from '../database/client.ts';
import type { NewsArticle } from '../database/generated/client.ts';
import { requestTime } from '../database/trace.ts';
import { findingsOf, stopsOf } from './check.ts';
import { addressesOf, loadFacts } from './facts.ts';
import { targetOf } from './siteAddress.ts';

/** The articles that a text of an article leads to. */
const linkedIds = (article: NewsArticle) =>
  addressesOf(article).flatMap((address) => {
    const target = targetOf(address);
    return target?.kind === 'row' && target.noun === 'news' ? [target.id] : [];
  });

/**
 * Which of the articles that are to be published together the launch check stops, in at most six statements. They may
 * link to each other, but not to one that is stopped.
 * @param articles as they will be once they are published
 * @returns their ids
 */
export async function stoppedTogether(
  transaction: Transaction,
  articles: readonly NewsArticle[],
): Promise<ReadonlySet<number>> {
  const stopped = new Set<number>();
  if (articles.length === 0) return stopped;
  const stored = await loadFacts(transaction, articles, requestTime());
  const news = new Map([...stored.news, ...articles.map((article) => [article.id, article] as const)]);
  const linking = new Map<number, NewsArticle[]>();
  for (const article of articles)
    for (const id of linkedIds(article)) linking.set(id, [...(linking.get(id) ?? []), article]);

  let unchecked = articles;
  while (unchecked.length > 0) {
    const newly: number[] = [];
    for (const article of unchecked) {
      if (stopsOf(findingsOf(article, { ...stored, news })).length > 0) newly.push(article.id);
      // Other requests go on in between.
      await setImmediate();
    }
    for (const id of newly) {
      stopped.add(id);
      const draft = stored.news.get(id);
      if (draft) news.set(id, draft);
    }
    const affected = new Set(newly.flatMap((id) => linking.get(id) ?? []));
    unchecked = [...affected].filter(({ id }) => !stopped.has(id));
  }
  return stopped;
}
