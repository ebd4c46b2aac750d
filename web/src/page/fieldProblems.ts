import { numberFormat, type Language } from '../shared/language.ts';
import type { FieldProblem } from '../shared/pages/refusedForm.ts';

/** The error texts in a form’s chapter of the dictionary. */
interface ProblemTexts {
  required: string;
  tooLong: (limit: string) => string;
  invalid: string;
  invalidEmail: string;
}

/** The error text at a field of a public form; undefined if there is no problem. */
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
