import type { Fallbacks } from '../../../web/src/shared/content/fallbacks.ts';
import { pick } from '../../../web/src/shared/language.ts';
import { visitor } from '../auth/viewer.ts';
import type { ContentEntry } from '../database/generated/client.ts';
import type { Language } from '../language.ts';
import { readableBy } from './content.ts';

/**
 * What visitors read under each of the keys, for what the server writes itself: the stored text, empty if it is hidden,
 * else the fallback. Pages do the same with `useContent`.
 */
export function shownContent<Declared extends Fallbacks>(
  entries: readonly ContentEntry[],
  fallbacks: Declared,
  language: Language,
): (key: keyof Declared & string) => string {
  const stored = new Map(entries.map((entry) => [entry.key, readableBy(visitor, entry)]));
  return (key) => {
    const entry = stored.get(key);
    return entry ? pick(language, entry.valueEn, entry.valueId) : (fallbacks[key]?.[language] ?? '');
  };
}
