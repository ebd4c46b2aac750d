import type { Language } from '../language.ts';
import { isFilter } from '../newsCategories.ts';

/**
 * The address of a page for all readers: without a language, and without the parameters of advertisers. A category that
 * readers cannot choose is left out: anyone can think of one.
 */
export function plainAddress(origin: string, { pathname, searchParams }: URL): URL {
  // Not resolved against the origin: a path that begins with two slashes would name another site.
  const address = new URL(origin + pathname);
  for (const name of ['category', 'q']) {
    const value = searchParams.get(name);
    if (value && (name !== 'category' || isFilter(value))) address.searchParams.set(name, value);
  }
  return address;
}

/** The address of a page in one language, so that search engines can distinguish them. */
export function pageAddress(origin: string, url: URL, language: Language): string {
  const address = plainAddress(origin, url);
  address.searchParams.set('lang', language);
  return address.href;
}
