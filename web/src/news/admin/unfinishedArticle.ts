import type { CreateNewsArticleInput } from '../../__generated__/newsDocumentsCreateMutation.graphql.ts';
import type { newsFields_article$key } from '../../__generated__/newsFields_article.graphql.ts';
import type { FormOf } from '../../admin/form/fieldSet.ts';
import { newsFields } from './newsFields.ts';

/** What the form holds, without the required fields that are still empty. */
export function unfinishedArticle({
  values,
  base,
}: Pick<FormOf<newsFields_article$key>, 'values' | 'base'>): Partial<CreateNewsArticleInput> {
  const { titleEn, titleId, category, ...input } = newsFields.input(values, base);
  const given = Object.entries({ titleEn, titleId, category }).filter(([, text]) => text.trim() !== '');
  return { ...input, ...Object.fromEntries(given) };
}
