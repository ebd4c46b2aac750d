import { descriptionLength } from '../../../web/src/shared/pages/documentHead.ts';
import { languages } from '../language.ts';
import { fieldOf, finding, type CheckedArticle, type Finding } from './finding.ts';

/** Excerpts that are missing, or longer than search engines show. */
export function checkExcerpts(article: CheckedArticle): Finding[] {
  const isMissing = !article.excerptEn.trim() && !article.excerptId.trim();
  return languages.flatMap((language) => {
    const field = fieldOf('excerpt', language);
    if (isMissing) return [finding('HINTS', 'EXCERPT_MISSING', field, { language })];
    const isLong = article[field].length > descriptionLength;
    return isLong ? [finding('HINTS', 'EXCERPT_LONG', field, { language })] : [];
  });
}
