import { nameIn } from '../../language/nameIn.ts';
import type { formTexts } from '../../language/formTexts.ts';
import { trimmed } from '../../shared/trimmed.ts';
import type { FieldProblem } from '../../relay/saveOutcome.ts';

/** The values a form holds: texts as typed, times as in zonedDateTime.ts, switches. */
export type FormValues = Record<string, string | boolean>;

export type Field<Values> = keyof Values & string;

export type Problems<Values> = Partial<Record<Field<Values>, FieldProblem | undefined>>;

/** The required fields that are empty (docs/product.md#validation). */
export function missingFields<Values extends FormValues>(
  values: Values,
  required: readonly Field<Values>[],
): Problems<Values> {
  const empty = required.filter((field) => trimmed(String(values[field])) === '');
  return Object.fromEntries(empty.map((field) => [field, { code: 'REQUIRED' }])) as Problems<Values>;
}

/** The problem with a text that is longer than the server accepts: it stays as it is, for the editor to shorten. */
export const lengthProblem = (value: string | boolean, limit: number | undefined): FieldProblem | undefined =>
  typeof value === 'string' && limit && value.length > limit ? { code: 'TOO_LONG', limit } : undefined;

/** The reasons that a field’s own text, which says how to enter a value, does not cover. */
const beyondFormat = new Set(['CHARACTERS', 'YEARS']);

/** The error text at a field. */
export function problemText(
  texts: (typeof formTexts)['en'],
  number: Intl.NumberFormat,
  problem: FieldProblem | undefined,
  /** How to enter a valid value, for the code INVALID. */
  invalid?: string,
  /** Replaces the usual sentence for the code TOO_LONG. */
  tooLong?: string,
): string | undefined {
  if (!problem) return undefined;
  const { code, limit, reason, message = '', text } = problem;
  if (text) return text;
  if (code === 'REQUIRED') return texts.required;
  if (code === 'TOO_LONG' && limit) return tooLong ?? texts.tooLong(number.format(limit));
  const known = nameIn(texts.reasons, reason ?? '');
  if (known && beyondFormat.has(reason ?? '')) return known;
  if (code === 'INVALID' && invalid) return invalid;
  return known ?? (texts.serverWords(message) || texts.invalid);
}
