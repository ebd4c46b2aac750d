import { addressHere, decoded } from '../origins/ownOrigins.ts';
import { publicPages } from '../pages/publicPages.ts';
import { methodsAt } from '../rest/addresses.ts';

/** The nouns whose rows have pages, by their folders. */
export type PageNoun = 'news' | 'communities' | 'heritage';

/** What is at an address of this site: a row’s page, an image, or what exists or not whatever is stored. */
export type Target =
  | { kind: 'row'; noun: PageNoun; id: number }
  | { kind: 'image'; name: string }
  /** A heading of the same text. */
  | { kind: 'heading'; id: string }
  | { kind: 'fixed'; exists: boolean };

/** Further pages, and what programs of readers read. */
const others =
  /^\/(?:search|newsletter\/unsubscribe|graphql|calendar\.ics|sitemap\.xml|feed\/(?:en|id)\.(?:xml|json))$/;

/** An id that no row has, such as one with 20 digits, is 0. */
const idIn = (digits: string) => (digits.length < 10 ? Number(digits) : 0);

/**
 * What an address in a text leads to; null if it is not on this site. What only editors see, such as the admin, does not
 * exist.
 */
export function targetOf(address: string): Target | null {
  if (address.startsWith('#')) return { kind: 'heading', id: decoded(address.slice(1)) };
  const path = addressHere(address)?.pathname;
  if (path === undefined) return null;
  const plain = path.replace(/(?<=.)\/$/, '');
  const row = /^\/(news|communities|heritage)\/(\d+)$/.exec(plain);
  if (row) return { kind: 'row', noun: row[1] as PageNoun, id: idIn(row[2] ?? '') };
  const image = /^\/images\/([\w.-]+)(?:\/\d+\.\w+)?$/.exec(plain)?.[1];
  if (image) return { kind: 'image', name: image };
  const exists = publicPages.includes(plain) || others.test(plain) || methodsAt(plain).includes('GET');
  return { kind: 'fixed', exists };
}
