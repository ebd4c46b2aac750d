import { z } from 'zod';
import { withoutCopySuffix } from '../../../web/src/shared/copyName.ts';
import { differsInWords } from '../../../web/src/shared/differsInWords.ts';
import { datamodel } from '../database/datamodel.ts';
import type { Prisma } from '../database/generated/client.ts';

// Which texts have not been looked at since the other language changed (docs/product.md#translations).

const suffixes = ['En', 'Id'] as const;

/** The marks of a row with texts in both languages. */
interface Marks {
  /** For each text that is behind, the text in the other language when both were last right. */
  rightTexts: Prisma.JsonValue;
}

function stemsIn(names: ReadonlySet<string>): string[] {
  if (!names.has('rightTexts')) return [];
  const stems = [...names].flatMap((name) => (name.endsWith('En') ? [name.slice(0, -2)] : []));
  return stems.filter((stem) => names.has(`${stem}Id`));
}

const stemsByModel = new Map(
  Object.entries(datamodel.datamodel.models).map(([model, { fields }]) => [
    model,
    stemsIn(new Set(fields.map(({ name }) => name))),
  ]),
);

const pairsByModel = new Map(
  [...stemsByModel].map(([model, stems]) => [
    model,
    stems.flatMap((stem) => suffixes.map((suffix) => stem + suffix)),
  ]),
);

/** The stems of a model’s texts in both languages: “title” of titleEn and titleId. Empty for models without marks. */
export const stemsOf = (model: string): readonly string[] => stemsByModel.get(model) ?? [];

/** The fields of texts in both languages. */
export const pairedFieldsOf = (model: string): readonly string[] => pairsByModel.get(model) ?? [];

/** The same text in the other language. */
function counterpartOf(field: string): string {
  return field.slice(0, -2) + (field.endsWith('En') ? 'Id' : 'En');
}

/** The schema of a model’s marks. @param text the schema of its texts */
export const marksSchema = (model: Prisma.ModelName, text: z.ZodType) =>
  z.partialRecord(z.enum(pairedFieldsOf(model)), text);

/** Which texts a change declares to be still right. */
export function stillRightIn(model: Prisma.ModelName) {
  const fields = pairedFieldsOf(model);
  return z
    .array(z.enum(fields, `Choose from ${fields.join(', ')}.`))
    .max(fields.length)
    .nullable()
    .optional()
    .meta({
      description:
        'The fields whose text is still right although the other language has changed: they are no longer behind.',
    });
}

/** A change’s values, apart from what it declares to be still right. */
export function splitStillRight<Values extends object>({
  stillRight,
  ...values
}: Values & { stillRight?: unknown }) {
  return { values, stillRight: Array.isArray(stillRight) ? stillRight.map(String) : [] };
}

function textIn(row: object, field: string): string {
  const text = (row as Readonly<Record<string, unknown>>)[field];
  return typeof text === 'string' ? text : '';
}

/** The marks of a row, by field; none for a row from before there were marks. */
function marksOf(row: object): Map<string, string> {
  const { rightTexts } = row as Partial<Marks>;
  return new Map(Object.entries(rightTexts ?? {}).map(([field, text]) => [field, String(text)]));
}

/**
 * The marks that a change of a row sets. A text falls behind when only its counterpart changes, and catches up when it
 * changes itself, is declared to be still right, or its counterpart is again what it was. A missing text is not behind,
 * and a first translation leaves the original right.
 */
export function marksAfter(
  model: Prisma.ModelName,
  before: object,
  values: object,
  stillRight: readonly string[] = [],
): Marks {
  const after = { ...before, ...values };
  const changes = (field: string) => differsInWords(textIn(before, field), textIn(after, field));
  const [was, marks] = [marksOf(before), marksOf(before)];
  for (const field of pairedFieldsOf(model)) {
    const counterpart = counterpartOf(field);
    const original = textIn(before, counterpart);
    const isWhole = textIn(after, field) !== '' && textIn(after, counterpart) !== '';
    // A counterpart that was behind only catches up.
    const falls = changes(counterpart) && original !== '' && !was.has(counterpart);
    if (changes(field) || stillRight.includes(field) || !isWhole) marks.delete(field);
    else if (falls && !marks.has(field)) marks.set(field, original);
    const right = marks.get(field);
    if (right !== undefined && !differsInWords(right, textIn(after, counterpart))) marks.delete(field);
  }
  return { rightTexts: Object.fromEntries(marks) };
}

/**
 * The marks of a duplicate: those of its original, after what was changed in its form.
 * @param values the texts of the duplicate, whose name has a suffix
 */
export function marksOfDuplicate(model: Prisma.ModelName, original: object, values: object): Marks {
  const named = Object.entries(values).map(([field, value]: [string, unknown]) => [
    field,
    typeof value === 'string' ? withoutCopySuffix(value) : value,
  ]);
  return marksAfter(model, original, Object.fromEntries(named) as object);
}

/** The texts that a change only declared to be still right. */
export function declaredRight(model: string, before: object, after: object): string[] {
  const [was, is] = [marksOf(before), marksOf(after)];
  return pairedFieldsOf(model).filter((field) => {
    const right = was.get(field);
    const [text, counterpart] = [textIn(after, field), textIn(after, counterpartOf(field))];
    if (right === undefined || is.has(field) || !text || !counterpart) return false;
    return !differsInWords(textIn(before, field), text) && differsInWords(right, counterpart);
  });
}

/** What a text is, compared with its counterpart. */
export const translationStates = ['RIGHT', 'BEHIND', 'MISSING'] as const;
export type TranslationState = (typeof translationStates)[number];

/** Whether both languages may have the same text: names and years may, sentences may not. */
export const mayRepeat = (stem: string): boolean =>
  ['name', 'year', 'alt', 'caption', 'value'].includes(stem);

/** The state of one text of a row. One that is the same in both languages has not been translated from English. */
export function translationState(row: object, field: string): TranslationState {
  const [text, counterpart] = [textIn(row, field), textIn(row, counterpartOf(field))];
  const isCopy = field.endsWith('Id') && text === counterpart && !mayRepeat(field.slice(0, -2));
  if (counterpart && (!text || isCopy)) return 'MISSING';
  return text && marksOf(row).has(field) ? 'BEHIND' : 'RIGHT';
}

/** The state of every text of a row, by field. */
export function translationStatesOf(model: Prisma.ModelName, row: object) {
  return Object.fromEntries(pairedFieldsOf(model).map((field) => [field, translationState(row, field)]));
}

/** The texts that are behind, each with the other language’s text when both were last right. */
export function behindTextsOf(row: object): { field: string; lastRight: string }[] {
  return [...marksOf(row)].map(([field, lastRight]) => ({ field, lastRight }));
}
