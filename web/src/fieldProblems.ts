import { numberFormat, type Language } from './language/language.ts';

/** What is wrong with a field, as the server tells it (FieldProblem). */
export interface FieldProblem {
  readonly field: string;
  readonly code: string;
  readonly limit: number | null | undefined;
}

/** How a form's chapter of the dictionary words problems. */
interface ProblemTexts {
  required: string;
  tooLong: (limit: string) => string;
  invalid: string;
  invalidEmail: string;
}

/** What is written at a field of a visitors' form; nothing while nothing is wrong. */
export function problemText(
  texts: ProblemTexts,
  language: Language,
  problems: readonly FieldProblem[],
  field: string,
): string | undefined {
  const problem = problems.find((each) => each.field === field);
  if (!problem) return undefined;
  const { code, limit } = problem;
  if (code === 'REQUIRED') return texts.required;
  if (code === 'TOO_LONG' && limit) return texts.tooLong(numberFormat(language).format(limit));
  return field === 'email' ? texts.invalidEmail : texts.invalid;
}
