import { z } from 'zod';
import { ValidationError } from '../errors.ts';

/** A password that is about to be set, before what depends on the account and on the list of common ones. */
export const newPassword = z
  .string()
  .max(256)
  // As a reader counts: an emoji is one character, and two of JavaScript’s.
  .refine((text) => [...text].length >= 12, 'At least 12 characters.')
  .meta({
    minLength: 12,
    description:
      'The new password, 12 to 256 characters; not the account’s own address, and not a common password.',
  });

/** What people type when they mean to type nothing: rows of keys, without and with Shift, and the alphabet. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  '`1234567890-=',
  '~!@#$%^&*()_+',
  'qwertyuiop[]\\',
  'qwertyuiop{}|',
  "asdfghjkl;'",
  'asdfghjkl:"',
  'zxcvbnm,./',
  'zxcvbnm<>?',
];
/** Each character with the one beside it in a row, in both directions, or with itself. */
const neighbours = new Set(
  rows.flatMap((row) => [...row].flatMap((key, i) => [key + key, key + row[i + 1], row[i + 1] + key])),
);
/** Fewer different characters are a pattern: abcabcabcabc. */
const fewestCharacters = 5;
/** Shorter runs along a row, on average, come about by chance. */
const shortestRun = 4;

function isPattern(password: string): boolean {
  const keys = [...password];
  const runs = 1 + keys.filter((key, i) => i > 0 && !neighbours.has(`${keys[i - 1]}${key}`)).length;
  return new Set(keys).size < fewestCharacters || runs * shortestRun <= keys.length;
}

/** As it is looked for in lists: in lower case, wide letters as plain ones, without what nobody sees. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
    .toLowerCase();

/** The 49,000 most common ones, all of the 10,000 among them; loaded when a password is set, which is seldom. */
async function isCommon(password: string): Promise<boolean> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return dictionary['passwords-common'].includes(password);
}

/** Why a new password is easily guessed; null if it is not. Case and look-alike forms make no difference. */
export async function weaknessOf(
  password: string,
  email: string,
): Promise<{ code: 'OWN_ADDRESS' | 'TOO_COMMON'; message: string } | null> {
  const lower = plain(password);
  const [localPart = ''] = email.split('@');
  if ([email, localPart].some((own) => plain(own) === lower)) {
    return {
      code: 'OWN_ADDRESS',
      message: 'Do not use your own address: it is the first thing that others try.',
    };
  }
  if (isPattern(lower) || (await isCommon(lower))) {
    return {
      code: 'TOO_COMMON',
      message: 'This password is common and easy to guess. Choose a different one.',
    };
  }
  return null;
}

/**
 * @param field of the input, which the error names
 * @throws ValidationError for a password that is easily guessed
 */
export async function refuseWeak(password: string, email: string, field: string): Promise<void> {
  const weakness = await weaknessOf(password, email);
  if (weakness) throw new ValidationError(weakness.message, [{ field, limit: null, ...weakness }]);
}
