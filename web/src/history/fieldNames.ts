import { createContext, use } from 'react';
import { formTexts } from '../language/formTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import type { Bilingual } from '../shared/language.ts';
import { historyTexts } from './historyTexts.ts';

/** The texts of a noun’s fields, by the names under which they are declared. */
export interface FieldTexts {
  readonly fields: Readonly<Record<string, { label: string }>>;
}

/** The texts of the fields of every noun in the history, by entity. */
export const FieldTextsContext = createContext<Readonly<Record<string, Bilingual<FieldTexts>>>>({});

const unnamed: Bilingual<FieldTexts> = { en: { fields: {} }, id: { fields: {} } };

/** Returns the name of a field of an entity, as in its form: “Title (English)”. */
export function useFieldName(entity: string): (field: string) => string {
  const words = useTexts(formTexts);
  const { fieldNames } = useTexts(historyTexts);
  const { fields } = useTexts(use(FieldTextsContext)[entity] ?? unnamed);
  const nameOf = (field: string) => fields[field]?.label ?? (fieldNames as Record<string, string>)[field];
  return (field) => {
    const stem = field.replace(/(?:En|Id)$/, '');
    const label = nameOf(stem);
    if (stem === field || label === undefined) return nameOf(field) ?? field;
    return field.endsWith('En') ? words.inEnglish(label) : words.inIndonesian(label);
  };
}
