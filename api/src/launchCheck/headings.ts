import { languages } from '../language.ts';
import { fieldOf, finding, type CheckedArticle, type Finding } from './finding.ts';
import { outlineOf } from '../markdownOutline.ts';

/** Headings out of order. The article’s title is the one heading of the first level. */
export const checkHeadings = (article: CheckedArticle): Finding[] =>
  languages.flatMap((language) => {
    const field = fieldOf('content', language);
    return outlineOf(article[field])
      .headings.filter(({ level }, index, all) => level === 1 || level > (all[index - 1]?.level ?? 1) + 1)
      .map(({ text }) => finding('WARNS', 'HEADINGS', field, { language, detail: text }));
  });
