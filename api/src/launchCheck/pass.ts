import { isGranted, type Grant } from '../auth/capabilities.ts';
import type { Transaction } from '../database/client.ts';
import type { NewsArticle } from '../database/generated/client.ts';
import { requestTime } from '../database/trace.ts';
import { ForbiddenError, LaunchCheckError } from '../errors.ts';
import { checkArticle, stopsOf } from './check.ts';
import type { Finding, LaunchCheck } from './finding.ts';

/**
 * Decides about an article that has just been saved, in the transaction of the save (docs/product.md#launch-check).
 * @returns what stops and was overridden
 * @throws LaunchCheckError, ForbiddenError
 */
export async function passLaunchCheck(
  transaction: Transaction,
  grant: Grant,
  article: NewsArticle,
  asked: LaunchCheck,
): Promise<readonly Finding[]> {
  const mayOverride = isGranted(grant, 'news.override');
  if (asked === 'OVERRIDE' && !mayOverride)
    throw new ForbiddenError('Your role does not include publishing what the launch check stops.');
  if (!article.published) return [];
  const stops = stopsOf(await checkArticle(transaction, article, requestTime()));
  if (asked === 'STRICT' && stops.length > 0) throw new LaunchCheckError(stops, mayOverride);
  return stops;
}
