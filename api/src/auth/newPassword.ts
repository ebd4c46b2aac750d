import { z } from 'zod';

/** A password that is about to be set, before what depends on the account and on the list of common ones. */
export const newPassword = z.string().min(12, 'At least 12 characters.').max(256).meta({
  description:
    'The password from now on, 12 to 256 characters: not the account’s own address, and not one that many people use.',
});

/** What people type when they mean to type nothing: a row of keys, or of the alphabet. */
const rows = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
/** Fewer different characters are a pattern: aaaaaaaaaaaa, abcabcabcabc. */
const fewestCharacters = 5;

function isPattern(password: string): boolean {
  if (new Set(password).size < fewestCharacters) return true;
  const runs = rows.flatMap((row) => [row, row.split('').toReversed().join('')]);
  return runs.some((run) => run.repeat(Math.ceil(password.length / run.length) + 1).includes(password));
}

/** The 49,000 most common ones, all of the 10,000 among them; loaded when a password is set, which is seldom. */
async function isCommon(password: string): Promise<boolean> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return dictionary['passwords-common'].includes(password);
}

/** Why a new password is easily guessed; null when it is not. Upper and lower case make no difference. */
export async function weaknessOf(
  password: string,
  email: string,
): Promise<{ code: 'OWN_ADDRESS' | 'TOO_COMMON'; message: string } | null> {
  const lower = password.trim().toLowerCase();
  const [localPart = ''] = email.split('@');
  if ([email, localPart].some((own) => own.toLowerCase() === lower)) {
    return { code: 'OWN_ADDRESS', message: 'Your own address is the first that others try.' };
  }
  if (isPattern(lower) || (await isCommon(lower))) {
    return { code: 'TOO_COMMON', message: 'Many people use this password, so it is tried early.' };
  }
  return null;
}
