import { z } from 'zod';
import { ValidationError, type FieldProblem, type InvalidReason } from './errors.ts';

/** How many problems, and how many unknown fields of an object, an answer reports: the input may have any number. */
const [mostProblems, mostUnknown] = [100, 10];

/** An object whose optional fields are absent rather than undefined, as in JSON and GraphQL. */
export type Definite<Input> = { [Field in keyof Input]: Exclude<Input[Field], undefined> };

/**
 * The input as parsed by the schema.
 * @param whenRequiredIsMissing the message for a missing required field (docs/product.md#validation)
 * @throws ValidationError with one problem for each field, at most 100
 */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  whenRequiredIsMissing = 'Please fill in all required fields',
): Definite<z.output<Schema>> {
  const result = schema.safeParse(input, { reportInput: true, error: sentenceOf });
  if (result.success) return result.data as Definite<z.output<Schema>>;
  const issues = result.error.issues.toSorted(
    (a, b) => Number(isOfEveryInteger(a)) - Number(isOfEveryInteger(b)),
  );
  const firstOfEach = new Map<string, FieldProblem>();
  for (const problem of issues.flatMap(fieldProblems))
    if (!firstOfEach.has(problem.field)) firstOfEach.set(problem.field, problem);
  const problems = [...firstOfEach.values()];
  const missing = problems.some((problem) => problem.code === 'REQUIRED');
  const fields = problems.slice(0, mostProblems);
  throw new ValidationError(missing ? whenRequiredIsMissing : summary(fields), fields);
}

/** Zod’s own bounds for whole numbers, which it reports before those of the schema. */
const isOfEveryInteger = (issue: z.core.$ZodIssue) =>
  (issue.code === 'too_big' || issue.code === 'too_small') && issue.origin === 'int';

/** One sentence for each field. */
export function summary(fields: readonly FieldProblem[]): string {
  return fields.map(({ field, message }) => (field ? `${field}: ${message}` : message)).join(' ');
}

function fieldProblems(issue: z.core.$ZodIssue): FieldProblem[] {
  const field = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.slice(0, mostUnknown).map((key) => ({
      field: [...issue.path, key].join('.'),
      code: 'UNKNOWN',
      message: 'Unknown field.',
      limit: null,
    }));
  }
  if (issue.code === 'too_big' && issue.origin === 'string') {
    const limit = Number(issue.maximum);
    return [{ field, code: 'TOO_LONG', message: `At most ${limit} characters.`, limit }];
  }
  const unfit = issue.code === 'invalid_type' || issue.code === 'invalid_value';
  const absent = unfit && (issue.input === undefined || issue.input === null);
  const empty =
    (issue.code === 'custom' && issue.params?.['code'] === 'REQUIRED') ||
    (issue.code === 'invalid_value' && issue.input === '');
  if (field && (absent || empty)) return [{ field, code: 'REQUIRED', message: 'Required.', limit: null }];
  const reason = reasonOf(issue);
  return [{ field, code: 'INVALID', message: issue.message, limit: null, ...(reason && { reason }) }];
}

function reasonOf(issue: z.core.$ZodIssue): InvalidReason | undefined {
  switch (issue.code) {
    case 'custom':
      return issue.params?.['reason'] as InvalidReason | undefined;
    case 'invalid_type':
      return 'TYPE';
    case 'invalid_value':
      return 'CHOICE';
    case 'invalid_format':
      return formatReasons[issue.format];
    case 'too_big':
    case 'too_small':
      return ['number', 'int'].includes(issue.origin) ? 'RANGE' : undefined;
    default:
      return undefined;
  }
}

const formatReasons: Record<string, InvalidReason> = { date: 'DAY', datetime: 'MOMENT' };

/** The types that a schema may expect, in words for a message. */
const typeNames: Record<string, string> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'an object',
  record: 'an object',
  string: 'text',
};

/** The message for a caller, if the schema does not provide one: zod’s own messages are for developers. */
export function sentenceOf(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type' && typeNames[issue.expected])
    return `This must be ${typeNames[issue.expected]}.`;
  if (issue.code === 'invalid_value') {
    const choices = issue.values.filter((value) => value !== '').map(String);
    const orEmpty = choices.length < issue.values.length ? ', or leave it empty' : '';
    return `Choose one of ${choices.join(', ')}${orEmpty}.`;
  }
  if (issue.code === 'too_big' && issue.origin !== 'string') return `At most ${issue.maximum}.`;
  if (issue.code === 'too_small' && issue.origin !== 'string') return `At least ${issue.minimum}.`;
  return undefined;
}
