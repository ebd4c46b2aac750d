import { z } from 'zod';
import { trimmed } from '../../web/src/shared/trimmed.ts';
import { notCharacters } from './characters.ts';
import type { InvalidReason } from './errors.ts';
import { addressesIn, outlineOf } from './markdownOutline.ts';
import { disguisesPicture, withoutOwnOrigin } from './origins/ownOrigins.ts';

// Rules that are functions describe themselves in JSON Schema through `meta`, as far as possible, for OpenAPI.

/** A whole number within limits, which the message for any other value names. */
export const intWithin = (minimum: number, maximum: number) =>
  z
    .int({
      error: ({ code }) =>
        code === 'invalid_type' ? `This must be a whole number from ${minimum} to ${maximum}.` : undefined,
    })
    .min(minimum)
    .max(maximum);

/** Ids are PostgreSQL integers: 1 to 2,147,483,647. */
export const databaseId = intWithin(1, 2_147_483_647);

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
export const because = (reason: InvalidReason, error: string) => ({ error, params: { reason } });

const controlCharacters = /\p{Cc}/u;
const controlCharactersButLines = /[^\P{Cc}\n\t]/u;

// These patterns work in every regex engine, with or without Unicode classes; unpaired surrogates cannot be detected
// without them.
export const linePattern = String.raw`[^\u0000-\u001f\u007f-\u009f\ufffe\uffff]*$`;
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

/** One line of text, trimmed (trimmed.ts), at most `max` characters, no control characters. */
export function line(max: number) {
  return storable(z.string().overwrite(trimmed), max, controlCharacters).meta({ pattern: `^${linePattern}` });
}

/**
 * Text of several lines, trimmed, line breaks as \n, at most `max` characters, no control characters except
 * tabs.
 */
export function paragraphs(max: number) {
  return z
    .string()
    .transform((text) => trimmed(text.replace(/\r\n?/g, '\n')))
    .pipe(storable(z.string(), max, controlCharactersButLines))
    .meta({ maxLength: max, pattern: linesPattern });
}

export const otherSpelling = because(
  'SPELLING',
  'Write the addresses of pictures exactly as the library returns them, without escapes.',
);

/**
 * Text in Markdown, like `paragraphs`; images of this site lose their origin, and have the addresses of the library
 * (docs/product.md#image-library).
 */
export const markdown = (max: number) =>
  paragraphs(max)
    .refine((text) => !disguisesPicture(text, addressesIn(outlineOf(text))), otherSpelling)
    .overwrite(withoutOwnOrigin);

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
