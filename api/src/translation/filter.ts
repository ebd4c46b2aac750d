import type { Prisma } from '../database/generated/client.ts';
import { mayRepeat, stemsOf } from './marks.ts';

/** What a list can be limited to: rows with a text that is behind, or missing, in one language. */
export const translationGaps = ['BEHIND', 'MISSING'] as const;
export type TranslationGap = (typeof translationGaps)[number];

export interface TranslationFilter {
  translation?: TranslationGap | null | undefined;
}

/** A condition in Prisma’s form. */
type Condition = Record<string, unknown>;

/** The condition that a row has the gap in any of its texts: as `translationState` decides. */
export function withGap(gap: TranslationGap, model: Prisma.ModelName, columns: object): Condition {
  if (gap === 'BEHIND') return { NOT: { rightTexts: { equals: {} } } };
  const references = columns as Readonly<Record<string, unknown>>;
  return {
    OR: stemsOf(model).flatMap((stem) => {
      const [en, id] = [`${stem}En`, `${stem}Id`];
      const empty: Condition[] = [
        { [en]: '', [id]: { not: '' } },
        { [en]: { not: '' }, [id]: '' },
      ];
      return mayRepeat(stem) ? empty : empty.concat({ [id]: { equals: references[en], not: '' } });
    }),
  };
}

/** The conditions of a list’s filter. @param columns the model’s columns, as `prisma.….fields` names them */
export function gapIn({ translation }: TranslationFilter, model: Prisma.ModelName, columns: object) {
  return translation ? [withGap(translation, model, columns)] : [];
}
