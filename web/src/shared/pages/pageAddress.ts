import { languages, type Language } from '../language.ts';
import { isFilter } from '../newsCategories.ts';
import { isProvince } from '../provinces.ts';
import { searchTextIn } from '../searchText.ts';

/** The language that an address names with ?lang=, as alternate links do. */
export const namedLanguage = ({ searchParams }: URL): Language | undefined =>
  languages.find((known) => known === searchParams.get('lang'));

/** A value that makes a list of its own, or nothing: anyone can think of others. */
const only = (known: (value: string) => boolean) => (value: string | null) =>
  value !== null && known(value) ? value : '';

/** The parameters that make lists of their own, and what of their values counts. */
const ownLists: Record<string, (value: string | null) => string> = {
  category: only(isFilter),
  province: only(isProvince),
  q: searchTextIn,
};

/**
 * The address of a page for all readers: without a language, and without parameters that do not make a list of its own,
 * such as those of advertisers.
 */
export function plainAddress(origin: string, { pathname, searchParams }: URL): URL {
  // Not resolved against the origin: a path that begins with two slashes would name another site.
  const address = new URL(origin + pathname);
  for (const [name, counts] of Object.entries(ownLists)) {
    const value = counts(searchParams.get(name));
    if (value) address.searchParams.set(name, value);
  }
  return address;
}

/** The address of a page in one language, so that search engines can distinguish them. */
export function pageAddress(origin: string, url: URL, language: Language): string {
  const address = plainAddress(origin, url);
  address.searchParams.set('lang', language);
  return address.href;
}
