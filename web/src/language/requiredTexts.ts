import { bilingual } from '../shared/language.ts';

/** What the asterisk beside a field means. */
export const requiredTexts = bilingual({
  en: { note: 'Fields marked * are required.' },
  id: { note: 'Kolom bertanda * wajib diisi.' },
});
