import type { Bilingual } from '../language.ts';

/**
 * What a page shows for its content keys until an editor saves an entry. A picture's or link's fallback is empty
 * where the page shows its own cloth, or no link.
 */
export type Fallbacks = Readonly<Record<string, Bilingual<string>>>;

/** A value that reads the same in both languages, such as a date of the calendar. */
export function both(value: string): Bilingual<string> {
  return { en: value, id: value };
}
