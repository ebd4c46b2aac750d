import type { Admin } from '../auth/viewer.ts';
import { prisma } from '../database/client.ts';
import { isSearch, search, searchInTurn } from '../database/search.ts';
import { gapIn, type TranslationFilter } from '../translation/filter.ts';
import { unusedImages } from './unused.ts';

/** What a list can be limited to: images without a description in at least one language, a use, or a credit. */
export const imageLacks = ['ALT_TEXT', 'USE', 'CREDIT'] as const;
export type ImageLack = (typeof imageLacks)[number];

/** The filters of a list; an image must match all of them. */
export interface ImageFilter extends TranslationFilter {
  /** Every word must occur in the title, in the name or in an alternative text. */
  search?: string | null | undefined;
  lacks?: readonly ImageLack[] | null | undefined;
}

type Condition = Record<string, unknown>;

const conditions: Record<ImageLack, () => Condition | Promise<Condition>> = {
  ALT_TEXT: () => ({ OR: [{ altEn: '' }, { altId: '' }] }),
  USE: async () => ({ id: { in: await unusedImages() } }),
  CREDIT: () => ({ credit: '' }),
};

/**
 * Reads what matches a filter. Searches and the filter of unused images, which read every text, run in turn.
 * @param read receives the conditions in Prisma’s form
 * @throws ValidationError for an overlong search
 * @throws BusyError if too many searches are waiting
 */
export async function readMatching<Result>(
  admin: Admin,
  filter: ImageFilter,
  read: (where: Condition[]) => Promise<Result>,
): Promise<Result> {
  const lacks = [...new Set(filter.lacks)];
  const readAll = (words: Condition[]) => async () =>
    read([
      ...words,
      ...gapIn(filter, 'Image', prisma.image.fields),
      ...(await Promise.all(lacks.map((lack) => conditions[lack]()))),
    ]);
  if (lacks.includes('USE') && !isSearch(filter.search)) return searchInTurn({ admin }, readAll([]));
  return search({ admin }, ['title', 'name', 'altEn', 'altId'], filter.search, (words) => readAll(words)());
}
