import { languages } from '../language.ts';
import { translationState } from '../translation/marks.ts';
import { fieldOf, finding, texts, type CheckedArticle, type Finding } from './finding.ts';
import { outlineOf } from '../markdownOutline.ts';

/** Shorter texts, such as names of motifs and people, are rightly the same in both languages. */
const fewestWords = 4;

const comparable = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

function isSame(english: string, indonesian: string): boolean {
  const words = comparable(english);
  return words.length >= fewestWords && words.join(' ') === comparable(indonesian).join(' ');
}

/**
 * Texts that are the same in both languages, or empty in one of them. Titles are never empty: the input requires them.
 */
export function checkTranslations(article: CheckedArticle): Finding[] {
  return texts.flatMap((text) => {
    const [english, indonesian] = languages.map((language) => article[fieldOf(text, language)].trim());
    if (!english && !indonesian) return [];
    if (!english || !indonesian) {
      const language = english ? 'id' : 'en';
      return text === 'title'
        ? []
        : [finding('WARNS', 'LANGUAGE_MISSING', fieldOf(text, language), { language })];
    }
    const words =
      text === 'content' ? [english, indonesian].map((one) => outlineOf(one).words) : [english, indonesian];
    if (!isSame(words[0] ?? '', words[1] ?? '')) return [];
    return [finding(text === 'content' ? 'STOPS' : 'WARNS', 'SAME_IN_BOTH', fieldOf(text, 'id'))];
  });
}

/** Texts that have not been looked at since the other language changed. */
export const checkMarks = (article: CheckedArticle): Finding[] =>
  languages.flatMap((language) =>
    texts
      .map((text) => fieldOf(text, language))
      .filter((field) => translationState(article, field) === 'BEHIND')
      .map((field) => finding('WARNS', 'LANGUAGE_BEHIND', field, { language })),
  );
