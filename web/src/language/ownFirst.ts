import { languages, pick, type Language } from '../shared/language.ts';

/** The texts of a pair that exist, each with its language: the reader’s own first. */
export const ownFirst = (language: Language, en: string, id: string) =>
  languages
    .toSorted((a, b) => Number(b === language) - Number(a === language))
    .map((lang) => ({ lang, text: pick(lang, en, id) }))
    .filter(({ text }) => text !== '');
