import type { TranslationGap } from '../../__generated__/newsDocumentsListQuery.graphql.ts';
import { withParameter } from './listParameter.ts';

/** What a list can be limited to, in its order; in the address in lower case: `?translation=behind`. */
export const translationGaps = ['BEHIND', 'MISSING'] as const satisfies TranslationGap[];
export type Gap = (typeof translationGaps)[number];

/** Reads the filter from an address; ignores unknown values. */
export function readTranslationGap(search: string): Gap | null {
  const given = new URLSearchParams(search).get('translation')?.toUpperCase();
  return translationGaps.find((gap) => gap === given) ?? null;
}

/** The search part of an address with another filter, with its question mark; the rest of it stays. */
export const withTranslationGap = (search: string, gap: Gap | null): string =>
  withParameter(search, 'translation', gap?.toLowerCase() ?? null);

/** The filter as variables of a list’s query. */
export const translationVariables = (search: string) => ({ translation: readTranslationGap(search) });
