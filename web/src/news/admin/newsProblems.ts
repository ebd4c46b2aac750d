import type { newsAdminTexts } from '../../language/newsAdmin.ts';
import type { NewsField, NewsFormValues } from './newsFormValues.ts';

/** What is wrong with a field, as the server tells it (FieldProblem) and as the form finds it by itself. */
export interface NewsProblem {
  readonly code: string;
  readonly limit?: number | null | undefined;
  readonly message?: string;
}

export type NewsProblems = Partial<Record<NewsField, NewsProblem | undefined>>;

const required = ['titleEn', 'titleId', 'category'] as const;

/** The required fields that are empty (specification section 5). */
export function missingFields(values: NewsFormValues): NewsProblems {
  const empty = required.filter((field) => values[field].trim() === '');
  return Object.fromEntries(empty.map((field) => [field, { code: 'REQUIRED' }]));
}

/** What is written at the field; the server's own words where the dictionary has none. */
export function problemText(
  texts: (typeof newsAdminTexts)['en'],
  number: Intl.NumberFormat,
  field: NewsField,
  problem: NewsProblem | undefined,
): string | undefined {
  if (!problem) return undefined;
  const { code, limit, message } = problem;
  if (code === 'REQUIRED') return texts.required;
  if (code === 'TOO_LONG' && limit) return texts.tooLong(number.format(limit));
  if (code === 'INVALID' && field === 'imageUrl') return texts.invalidImageUrl;
  if (code === 'INVALID' && field === 'publishedAt') return texts.invalidDate;
  return message ?? texts.invalid;
}
