import type { PrismaModelTypes, PrismaNodeRef } from '@pothos/plugin-prisma';
import { may, type Capability } from '../auth/capabilities.ts';
import type { Prisma } from '../database/generated/client.ts';
import { builder } from '../graphql/builder.ts';
import { prices } from '../graphql/prices.ts';
import { LanguageType } from '../graphql/scalars.ts';
import { languages } from '../language.ts';
import { translationGaps } from './filter.ts';
import { behindTextsOf, pairedFieldsOf, translationState, type TranslationState } from './marks.ts';

const meanings = {
  RIGHT: { description: 'It says what the other language says; or both are empty.' },
  BEHIND: { description: 'The other language has changed since.' },
  MISSING: { description: 'Only the other language has a text, or it is still a copy of the English one.' },
};

const State = builder.enumType('TranslationState', {
  description: 'What a text is, compared with the same text in the other language.',
  values: meanings,
});

/** What a list can be limited to. */
export const GapType = builder.enumType('TranslationGap', {
  description: 'What is wrong with a translation.',
  values: Object.fromEntries(translationGaps.map((gap) => [gap, meanings[gap]])) as Pick<
    typeof meanings,
    (typeof translationGaps)[number]
  >,
});

export const gapDescription = 'Only those with a text that is behind, or missing, in one language.';

const BehindText = builder.objectRef<{ field: string; lastRight: string }>('BehindText').implement({
  description: 'A text that is behind the other language.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'The name of its field.' }),
    lastRight: t.exposeString('lastRight', {
      complexity: prices.seldomLong,
      description: 'The text in the other language when both were last right.',
    }),
  }),
});

interface Gaps {
  row: object;
  /** The row’s texts in both languages. */
  fields: readonly string[];
  /** Whether the viewer may see earlier texts. */
  mayRead: boolean;
}

const languagesWith = (state: TranslationState, { row, fields }: Gaps) =>
  languages.filter((language) =>
    fields.some((field) => field.toLowerCase().endsWith(language) && translationState(row, field) === state),
  );

const Gaps = builder.objectRef<Gaps>('TranslationGaps').implement({
  description: 'What an item lacks in either language.',
  fields: (t) => ({
    behind: t.field({
      type: [LanguageType],
      description: 'The languages in which a text is behind.',
      resolve: (gaps) => languagesWith('BEHIND', gaps),
    }),
    missing: t.field({
      type: [LanguageType],
      description: 'The languages in which a text is missing.',
      resolve: (gaps) => languagesWith('MISSING', gaps),
    }),
    behindTexts: t.field({
      type: [BehindText],
      nullable: true,
      description: 'The texts that are behind; null for visitors.',
      // Most items have none.
      complexity: { field: 1, multiplier: 1 },
      resolve: ({ row, mayRead }) => (mayRead ? behindTextsOf(row) : null),
    }),
  }),
});

/**
 * The fields of a noun that compare its languages (docs/product.md#translations).
 * @param read the capability to see earlier texts
 */
export function translationFields<Types extends PrismaModelTypes>(
  ref: PrismaNodeRef<typeof builder.$inferSchemaTypes, Types, object>,
  name: Prisma.ModelName,
  read: Capability,
): void {
  const fields = pairedFieldsOf(name);
  const States = builder.objectRef<object>(`${name}Translation`).implement({
    description: 'The state of each text.',
    fields: (t) =>
      Object.fromEntries(
        fields.map((field) => [
          field,
          t.field({
            type: State,
            description: `The state of ${field}.`,
            resolve: (row) => translationState(row, field),
          }),
        ]),
      ),
  });
  /** The texts of the row are read, to compare them. */
  const complexity = { field: prices.gathered, multiplier: 1 };
  const select = Object.fromEntries(['rightTexts', ...fields].map((column) => [column, true]));
  builder.prismaObjectFields(ref, (t) => ({
    translation: t.field({
      type: States,
      description: 'The state of each text, compared with the other language.',
      complexity,
      select,
      resolve: (row) => row,
    }),
    translationGaps: t.field({
      type: Gaps,
      description: 'The texts that are behind or missing.',
      complexity,
      select,
      resolve: (row, _args, { viewer }) => ({ row, fields, mayRead: may(viewer, read) }),
    }),
  }));
}
