import type { Language } from '../language.ts';
import { isFilter } from '../newsCategories.ts';
import { isProvince } from '../provinces.ts';

/** The parameters that make a list of its own, and whether they do with a value: anyone can think of others. */
const ownLists: Record<string, (value: string) => boolean> = {
  category: isFilter,
  province: isProvince,
  q: Boolean,
};

/**
 * The address of a page for all readers: without a language, and without parameters that do not make a list of its own,
 * such as those of advertisers.
 */
export function plainAddress(origin: string, { pathname, searchParams }: URL): URL {
  // Not resolved against the origin: a path that begins with two slashes would name another site.
  const address = new URL(origin + pathname);
  for (const [name, isOwn] of Object.entries(ownLists)) {
    const value = searchParams.get(name);
    if (value && isOwn(value)) address.searchParams.set(name, value);
  }
  return address;
}

/** The address of a page in one language, so that search engines can distinguish them. */
export function pageAddress(origin: string, url: URL, language: Language): string {
  const address = plainAddress(origin, url);
  address.searchParams.set('lang', language);
  return address.href;
}
