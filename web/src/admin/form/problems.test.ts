import { describe, expect, test } from 'vitest';
import { formTexts } from '../../language/formTexts.ts';
import { numberFormat } from '../../shared/language.ts';
import { problemText } from './problems.ts';

const ghost = { code: 'INVALID', message: 'There is a ghost in it.' };

describe.each([
  ['en', 'Enter an email address, such as name@example.org.', 'There is a ghost in it.'],
  ['id', 'Isi dengan alamat email, misalnya nama@example.org.', 'Harap periksa isian ini.'],
] as const)('a problem that a form has no words for, in %s', (language, email, unknown) => {
  const told = (problem: Parameters<typeof problemText>[2]) =>
    problemText(formTexts[language], numberFormat(language), problem);

  test('is worded by its reason', () => {
    expect(told({ ...ghost, reason: 'EMAIL' })).toBe(email);
  });

  test('is said in the reader’s language all the same', () => {
    expect(told(ghost)).toBe(unknown);
    expect(told({ ...ghost, reason: 'GHOST' })).toBe(unknown);
  });
});
