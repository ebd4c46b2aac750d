import { z } from 'zod';
import { notCharacters } from './characters.ts';
import { ValidationError, type FieldProblem, type InvalidReason } from './errors.ts';
import { withoutOwnOrigin } from './origins/ownOrigins.ts';

// Rules that are functions describe themselves in JSON Schema through `meta`, as far as possible, for OpenAPI.

/** Ids are PostgreSQL integers: 1 to 2,147,483,647. */
export const databaseId = z.int().min(1).max(2_147_483_647);

/** Converts digits to a number; returns anything else unchanged, for the number’s schema to refuse. */
export function numberIn(text: unknown): unknown {
  const isNumber = typeof text === 'string' && /^\d+$/.test(text);
  return isNumber ? Math.min(Number(text), Number.MAX_SAFE_INTEGER) : text;
}

/** A global id’s local part as a database id; 0, which no row has, if it is not valid. */
export function parseDatabaseId(text: string): number {
  return databaseId.safeParse(numberIn(text)).data ?? 0;
}

/** Why a value is refused: a code for the interface, and a message for people. */
const because = (reason: InvalidReason, error: string) => ({ error, params: { reason } });

const controlCharacters = /\p{Cc}/u;
const controlCharactersButLines = /[^\P{Cc}\n\t]/u;

// These patterns work in every regex engine, with or without Unicode classes; unpaired surrogates cannot be detected
// without them.
const linePattern = String.raw`[^\u0000-\u001f\u007f-\u009f\ufffe\uffff]*$`;
const linesPattern = String.raw`^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]*$`;

/**
 * Limits a text to `max` characters, counted in UTF-16 code units as forms do (docs/product.md#validation): zod counts
 * code points, of which there may be fewer.
 */
export function atMost(max: number, text = z.string()) {
  return text.max(max).check(({ value, issues }) => {
    if (value.length > max && !issues.some(({ code }) => code === 'too_big'))
      issues.push({ code: 'too_big', origin: 'string', maximum: max, input: value });
  });
}

/** Text of at most `max` characters, each of which XML can contain. */
function storable(text: z.ZodString, max: number, refused: RegExp) {
  return atMost(max, text)
    .refine((given) => !refused.test(given), because('CHARACTERS', 'Control characters are not allowed.'))
    .refine(
      (given) => !notCharacters.test(given),
      because('CHARACTERS', 'Half characters (lone surrogates), U+FFFE and U+FFFF are not allowed.'),
    );
}

/** One line of text, trimmed, at most `max` characters, no control characters. */
export function line(max: number) {
  return storable(z.string().trim(), max, controlCharacters).meta({ pattern: `^${linePattern}` });
}

/**
 * Text of several lines, trimmed, line breaks as \n, at most `max` characters, no control characters except
 * tabs.
 */
export function paragraphs(max: number) {
  return z
    .string()
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .pipe(storable(z.string(), max, controlCharactersButLines))
    .meta({ maxLength: max, pattern: linesPattern });
}

/** Text in Markdown, like `paragraphs`; images of this site lose their origin. */
export const markdown = (max: number) => paragraphs(max).overwrite(withoutOwnOrigin);

/**
 * The address of an image: http(s), or a path on this site; or empty text for none. At most 2,048 characters.
 * An address of this site loses its origin.
 */
export function pictureUrl() {
  return line(2048)
    .refine(
      (text) => text === '' || isWebAddress(text),
      because('PICTURE', 'Enter an http(s) address, or a path on this site that starts with “/”.'),
    )
    .overwrite(withoutOwnOrigin)
    .meta({ pattern: String.raw`^(?:$|/(?![/\\])|[Hh][Tt][Tt][Pp][Ss]?:)${linePattern}` });
}

/**
 * Dots before the @ as mail servers accept them unquoted (RFC 5321, section 4.1.2), and no encoded word (RFC
 * 2047).
 */
const localPart = /^(?!.*=\?)(?!\.)(?!.*\.\.)(?!.*\.@)/;

export const otherEmail = because('EMAIL', 'Enter an email address, such as name@example.org.');

/** Whether browsers and mail servers accept the address, and its domain can exist on the internet. */
export function isEmailAddress(text: string): boolean {
  return z.regexes.html5Email.test(text) && localPart.test(text) && text.includes('.', text.indexOf('@'));
}

/**
 * A required email address of at most 254 characters, the maximum of RFC 5321: one that both browsers and
 * mail servers accept, with a domain that can exist on the internet (docs/product.md#validation).
 */
export function emailAddress() {
  return required(line(254)).refine(isEmailAddress, otherEmail).meta({ format: 'email' });
}

export const otherWebsite = because('WEBSITE', 'Enter an http(s) address.');

/** The address of a website, http(s); or empty text for none. At most 2,048 characters. */
export function websiteUrl() {
  return line(2048)
    .refine((text) => text === '' || isHttpUrl(text), otherWebsite)
    .meta({ pattern: String.raw`^(?:$|[Hh][Tt][Tt][Pp][Ss]?://[^/?#\\])${linePattern}` });
}

/** The address of a website as it may have been stored, in archives and the history, before hosts were checked. */
export function storedWebsiteUrl() {
  return line(2048).refine((text) => text === '' || hasHttpScheme(text), otherWebsite);
}

/** An address up to its path, with a host but no user. Browsers take “http:host” without // for a path. */
const authority = /^https?:\/\/[^/?#\\@]+(?:[/?#]|$)/i;

/** Whether a host of this name can exist: an IPv6 address, or a domain (RFC 1123, section 2.1), also with underscores. */
function canExist(host: string): boolean {
  const labels = host.replace(/\.$/, '').split('.');
  return host.startsWith('[') || labels.every((label) => /^(?!-)[\w-]{1,63}(?<!-)$/.test(label));
}

/** Whether the text is an http(s) address with a host that can exist, and without a user or password in front of it. */
export function isHttpUrl(text: string): boolean {
  return authority.test(text) && canExist(URL.parse(text)?.hostname ?? '');
}

/** Whether the address is http(s), so that a link to it cannot run a script. */
function hasHttpScheme(text: string): boolean {
  return /^https?:$/.test(URL.parse(text)?.protocol ?? '');
}

function isWebAddress(text: string): boolean {
  // Browsers treat \ as /, so /\host is another site, like //host.
  return text.startsWith('/') ? !/^\/[/\\]/.test(text) : hasHttpScheme(text);
}

/**
 * Whether PostgreSQL can store and return a time, whatever the server’s time zone: the years 1970 to 9999.
 * Older local times differ from UTC by odd seconds (Jakarta’s did), which Prisma’s driver cannot parse.
 */
export function isInCalendar(moment: Date): boolean {
  const year = moment.getUTCFullYear();
  return year >= 1970 && year <= 9999;
}

const otherYears = because('YEARS', 'Enter a date between 1970 and 9999.');

export const tooEarly = because('SEQUENCE', 'Enter a time after the first one.');

/** A time as ISO 8601 text with an offset. */
export function moment() {
  return z.iso
    .datetime({ offset: true, error: 'Enter a date and time, such as 2027-03-01T09:00:00+07:00.' })
    .transform((text) => new Date(text))
    .refine(isInCalendar, otherYears);
}

/** A calendar day as ISO 8601 text (docs/product.md#dates). */
export function day() {
  return z.iso
    .date({ error: 'Enter a date as YYYY-MM-DD.', abort: true })
    .refine((text) => isInCalendar(new Date(text)), otherYears);
}

/** A required field, which must not be empty after trimming. */
export function required<Schema extends z.ZodType<string, string>>(schema: Schema) {
  return schema.refine((text) => text.length > 0, { params: { code: 'REQUIRED' } }).meta({ minLength: 1 });
}

/** An optional field: null resets it to its default. */
export function clearable<Schema extends z.ZodType, Value>(schema: Schema, value: () => Value) {
  return schema
    .nullable()
    .optional()
    .transform((given) => (given === null ? value() : given));
}

/** The transformation of an optional field whose empty text stands for none. */
export const nullForEmpty = <Given>(given: Given) => (given === '' ? null : (given as Exclude<Given, ''>));

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
