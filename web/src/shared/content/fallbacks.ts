import type { Bilingual } from '../language.ts';

/**
 * What a page shows for its content keys until an editor saves an entry. The fallback of a picture or a link is empty
 * if the page shows its own cloth, or no link.
 */
export type Fallbacks = Readonly<Record<string, Bilingual<string>>>;

/** A value that is the same in both languages, such as a calendar day. */
export function both(value: string): Bilingual<string> {
  return { en: value, id: value };
}
