import {
  contactQuestions,
  contactQuestionTexts,
  questionId,
} from '../../../web/src/shared/contactQuestions.ts';
import { contentKeys } from '../../../web/src/shared/content/contentKeys.ts';
import { pageNames } from '../../../web/src/shared/pages/pageNames.ts';
import { pagePaths } from '../../../web/src/shared/pages/pagePaths.ts';
import { languages, type Language } from '../language.ts';

/** A text of a page or of a question: what is stored under its key, else the fallback. */
interface ShownText {
  kind: 'page' | 'question';
  path: string;
  title: string;
  key: string | null;
  fallback: string;
}

/** The keys whose texts a page shows; those of every page’s header and footer belong to none. */
const keysAt = (path: string) =>
  contentKeys.filter(
    ({ group, kind, place }) =>
      group !== 'site' && (kind === 'text' || kind === 'longText') && place.path.split('#', 1)[0] === path,
  );

function shownIn(language: Language): ShownText[] {
  const pages = Object.entries(pagePaths).flatMap(([name, path]) => {
    const title = pageNames[language][name as keyof typeof pagePaths];
    const text = (key: string | null, fallback: string) => ({
      kind: 'page' as const,
      path,
      title,
      key,
      fallback,
    });
    // A page without texts of its own is found by its name.
    return [text(null, '')].concat(keysAt(path).map(({ key, fallback }) => text(key, fallback[language])));
  });
  const questions = contactQuestions.map((name): ShownText => {
    const { question, answer } = contactQuestionTexts[language][name];
    const path = `/contact#${questionId(name)}`;
    return { kind: 'question', path, title: question, key: null, fallback: answer };
  });
  return [...pages, ...questions];
}

/** The texts of pages and questions in each language, in the order in which the site shows them, as JSON. */
export const shownTexts = Object.fromEntries(
  languages.map((language) => [language, JSON.stringify(shownIn(language))]),
) as Record<Language, string>;
