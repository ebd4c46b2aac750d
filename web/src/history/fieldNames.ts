import { createContext, use } from 'react';
import { formTexts } from '../language/formTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import type { Bilingual } from '../shared/language.ts';
import { undeclaredReading, type Reading } from './readings.tsx';
import { historyTexts } from './historyTexts.ts';

/** The texts of a noun’s fields, by the names under which they are declared. */
export interface FieldTexts {
  readonly fields: Readonly<Record<string, { label: string }>>;
}

/** A noun’s declaration of its fields, as its section has it. */
export interface DeclaredFields {
  readonly texts: Bilingual<FieldTexts>;
  readonly fields: { readonly readingOf: (field: string) => Reading | undefined };
}

/** The fields of every noun in the history, by entity. */
export const DeclaredFieldsContext = createContext<Readonly<Record<string, DeclaredFields>>>({});

const unnamed: Bilingual<FieldTexts> = { en: { fields: {} }, id: { fields: {} } };

/** Returns the name of a field of an entity, as in its form: “Title (English)”. */
export function useFieldName(entity: string): (field: string) => string {
  const words = useTexts(formTexts);
  const { fieldNames } = useTexts(historyTexts);
  const { fields } = useTexts(use(DeclaredFieldsContext)[entity]?.texts ?? unnamed);
  const nameOf = (field: string) => fields[field]?.label ?? (fieldNames as Record<string, string>)[field];
  return (field) => {
    const stem = field.replace(/(?:En|Id)$/, '');
    const label = nameOf(stem);
    if (stem === field || label === undefined) return nameOf(field) ?? field;
    return field.endsWith('En') ? words.inEnglish(label) : words.inIndonesian(label);
  };
}

/** Returns how a field of an entity reads; undefined if as it is stored. */
export function useReadings(entity: string): (field: string) => Reading | undefined {
  const declared = use(DeclaredFieldsContext)[entity];
  return (field) => declared?.fields.readingOf(field) ?? undeclaredReading(entity, field);
}
