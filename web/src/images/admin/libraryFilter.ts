import type { ImageLack } from '../../__generated__/useImageListQuery.graphql.ts';
import { readTranslationGap, withTranslationGap, type Gap } from '../../admin/list/translationGap.ts';

/** What images can lack, in its order, with its word in the address: `?lacks=alt,use`. */
export const lackWords = { ALT_TEXT: 'alt', USE: 'use', CREDIT: 'credit' } as const satisfies Partial<
  Record<ImageLack, string>
>;
export type Lack = keyof typeof lackWords;
export const lacks = Object.keys(lackWords) as readonly Lack[];

/** The library’s filter, which is in the address. */
export interface LibraryFilter {
  search: string;
  lacks: readonly Lack[];
  translation: Gap | null;
}

/** Reads the filter from an address; ignores unknown values. */
export function readLibraryFilter(search: string): LibraryFilter {
  const parameters = new URLSearchParams(search);
  const words = (parameters.get('lacks') ?? '').split(',');
  return {
    search: (parameters.get('q') ?? '').trim().slice(0, 200),
    lacks: lacks.filter((lack) => words.includes(lackWords[lack])),
    translation: readTranslationGap(search),
  };
}

/** The filter as the search part of an address, with its question mark; empty for none. */
export function librarySearch(filter: LibraryFilter): string {
  const parameters = new URLSearchParams();
  if (filter.search) parameters.set('q', filter.search);
  if (filter.lacks.length > 0) parameters.set('lacks', filter.lacks.map((lack) => lackWords[lack]).join());
  return withTranslationGap(parameters.toString(), filter.translation);
}

/** The filter as variables of the list’s query. */
export const libraryVariables = ({ search, lacks, translation }: LibraryFilter) => ({
  search: search || null,
  lacks: lacks.length > 0 ? lacks : null,
  translation,
});
