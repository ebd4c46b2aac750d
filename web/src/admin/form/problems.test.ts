import { describe, expect, test } from 'vitest';
import { formTexts } from '../../language/formTexts.ts';
import { numberFormat } from '../../shared/language.ts';
import { problemText } from './problems.ts';

const ghost = { code: 'INVALID', message: 'There is a ghost in it.' };

describe.each([
  ['en', 'Enter an email address, such as name@example.org.', 'There is a ghost in it.'],
  ['id', 'Isi dengan alamat email, misalnya nama@example.org.', 'Harap periksa isian ini.'],
] as const)('a problem without its own text, in %s', (language, email, unknown) => {
  const textOf = (problem: Parameters<typeof problemText>[2]) =>
    problemText(formTexts[language], numberFormat(language), problem);

  test('is worded by its reason', () => {
    expect(textOf({ ...ghost, reason: 'EMAIL' })).toBe(email);
  });

  test('falls back to a sentence in the reader’s language', () => {
    expect(textOf(ghost)).toBe(unknown);
    expect(textOf({ ...ghost, reason: 'GHOST' })).toBe(unknown);
  });
  test('is worded by its field, unless the field’s format is not the problem', () => {
    const { YEARS, CHARACTERS } = formTexts[language].reasons;
    const words = (reason?: string) =>
      problemText(formTexts[language], numberFormat(language), { ...ghost, reason }, 'As in 2026.');
    expect([words(), words('MOMENT'), words('RANGE')]).toEqual(['As in 2026.', 'As in 2026.', 'As in 2026.']);
    expect([words('YEARS'), words('CHARACTERS')]).toEqual([YEARS, CHARACTERS]);
  });
});
