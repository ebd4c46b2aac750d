import { ValidationError } from '../errors.ts';
import { atMost, because } from '../inputFields.ts';

/** A new password, before the checks that depend on the account and on the list of common passwords. */
export const newPassword = atMost(256)
  // Hashed as UTF-8, in which all lone surrogates are the same.
  .refine(
    (text) => text.isWellFormed(),
    because('CHARACTERS', 'Half characters (lone surrogates) are not allowed.'),
  )
  .refine((text) => !/\p{Cc}/u.test(text), because('CHARACTERS', 'Control characters are not allowed.'))
  // Counts characters as people do: an emoji is one, not two as in JavaScript.
  .refine((text) => [...text].length >= 12, 'At least 12 characters.')
  .meta({
    minLength: 12,
    description:
      'The new password, 12 to 256 characters; not the account’s own address, and not a common password.',
  });

/** What people type when any text will do: rows of keys, without and with Shift, and the alphabet. */
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
/** Each character with its neighbor in a row, in both directions, or with itself. */
const neighbors = new Set(
  rows.flatMap((row) => [...row].flatMap((key, i) => [key + key, key + row[i + 1], row[i + 1] + key])),
);
/** A password with fewer different characters is a pattern, such as abcabcabcabc. */
const fewestCharacters = 5;
/** Runs along a row that are shorter on average occur by chance. */
const shortestRun = 4;

function isPattern(password: string): boolean {
  const keys = [...password];
  const runs = 1 + keys.filter((key, i) => i > 0 && !neighbors.has(`${keys[i - 1]}${key}`)).length;
  return new Set(keys).size < fewestCharacters || runs * shortestRun <= keys.length;
}

/** Normalizes a text for comparison: lower case, plain letters instead of wide ones, no invisible characters. */
export const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
    .toLowerCase();

/**
 * The 49,000 most common passwords, including all of the top 10,000; loaded on demand, since passwords are
 * rarely set.
 */
async function isCommon(password: string): Promise<boolean> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return dictionary['passwords-common'].includes(password);
}

/** Why a new password is easily guessed; null if it is not. Ignores case and look-alike forms. */
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
 * @param field the input’s field, for the error
 * @throws ValidationError if the password is easily guessed
 */
export async function refuseWeak(password: string, email: string, field: string): Promise<void> {
  const weakness = await weaknessOf(password, email);
  if (weakness) throw new ValidationError(weakness.message, [{ field, limit: null, ...weakness }]);
}
