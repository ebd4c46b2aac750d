import type { Language } from '../language.ts';
import { isFilter } from '../newsCategories.ts';
import { searchTextIn } from '../searchText.ts';

/**
 * The address of a page for all readers: without a language, and without the parameters of advertisers. A category that
 * readers cannot choose is left out: anyone can think of one. Of a search, only what is searched for counts.
 */
export function plainAddress(origin: string, { pathname, searchParams }: URL): URL {
  // Not resolved against the origin: a path that begins with two slashes would name another site.
  const address = new URL(origin + pathname);
  const category = searchParams.get('category');
  if (category && isFilter(category)) address.searchParams.set('category', category);
  const search = searchTextIn(searchParams.get('q'));
  if (search) address.searchParams.set('q', search);
  return address;
}

/** The address of a page in one language, so that search engines can distinguish them. */
export function pageAddress(origin: string, url: URL, language: Language): string {
  const address = plainAddress(origin, url);
  address.searchParams.set('lang', language);
  return address.href;
}
