import { languages } from '../language.ts';
import type { Facts } from './facts.ts';
import { fieldOf, finding, texts, type CheckedArticle, type Finding } from './finding.ts';

/** Forms that the site does not write (docs/product.md#glossary): each once in a field, with all its places. */
export const checkGlossary = (article: CheckedArticle, { misuses }: Facts): Finding[] =>
  languages.flatMap((language) =>
    texts.flatMap((text) => {
      const field = fieldOf(text, language);
      const found = misuses[language](article[field]);
      const forms = Map.groupBy(found, ({ from, to }) => article[field].slice(from, to));
      return Array.from(forms, ([detail, places]) =>
        finding('HINTS', 'GLOSSARY', field, {
          language,
          detail,
          suggestion: places[0]?.right ?? '',
          places: places.map(({ from }) => from),
        }),
      );
    }),
  );
