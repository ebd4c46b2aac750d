import { expect, test } from 'vitest';
import { namedAsCopy } from './namedAsCopy.ts';

const fields = { rulesOf: () => ({ maxLength: 20 }) };

test('marks names in their languages, and nothing else', () => {
  const values = { titleEn: 'Wax', titleId: 'Malam', author: 'Sari', published: true } as never;
  expect(namedAsCopy(fields, values)).toEqual({
    titleEn: 'Wax (copy)',
    titleId: 'Malam (salinan)',
    author: 'Sari',
    published: true,
  });
  expect(namedAsCopy(fields, { name: 'Canting' } as never)).toEqual({ name: 'Canting (copy)' });
});

test('keeps an empty name empty, and a long one within its limit', () => {
  const values = { titleEn: 'Batik tulis w', titleId: '', nameEn: `${'🌺'.repeat(6)} 🌺` } as never;
  expect(namedAsCopy(fields, values)).toEqual({
    titleEn: 'Batik tulis w (copy)',
    titleId: '',
    nameEn: `${'🌺'.repeat(6)} (copy)`,
  });
});
