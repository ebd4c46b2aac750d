import type { newsFields_article$key } from '../../__generated__/newsFields_article.graphql.ts';
import type { ValuesOf } from '../../admin/form/fieldSet.ts';
import { fromZoned } from '../../admin/form/zonedDateTime.ts';

type Values = ValuesOf<newsFields_article$key>;

/** Whether a form’s time is later than now. */
const isAhead = (value: string, now: number) => value !== '' && Date.parse(value) > now;

/**
 * What a save sends as goLiveAt: in the form, a publication date in the future means scheduled
 * (docs/product.md#scheduling). Undefined leaves it as it is: an article that is already out is not hidden by a date that
 * the editor has not changed.
 */
export function sentGoLiveAt(values: Values, base: Values, now = Date.now()): string | null | undefined {
  const isKept = values.publishedAt === '' || values.publishedAt === base.publishedAt;
  if (isKept && (base.published || base.goLiveAt !== '')) return undefined;
  if (isAhead(values.publishedAt, now)) return fromZoned(values.publishedAt);
  return isAhead(base.goLiveAt, now) ? null : undefined;
}

/** What a save does to what readers see. */
export type Effect =
  | { kind: 'draft' | 'hidden' | 'over' }
  | { kind: 'now' | 'scheduled'; at: string; until: string };

/** What pressing the form’s button does: times as the form holds them, empty for none. */
export function effectOf(values: Values, base: Values, now: number): Effect {
  if (!values.published) {
    const wasOut = base.titleEn !== '' && base.published && !isAhead(base.goLiveAt, now);
    return { kind: wasOut ? 'hidden' : 'draft' };
  }
  const until = values.expireAt;
  if (until !== '' && !isAhead(until, now)) return { kind: 'over' };
  const sent = sentGoLiveAt(values, base, now);
  const at = sent === undefined ? base.goLiveAt : sent && values.publishedAt;
  return isAhead(at ?? '', now) ? { kind: 'scheduled', at: at ?? '', until } : { kind: 'now', at: '', until };
}
