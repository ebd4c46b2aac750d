import { bilingual } from '../shared/language.ts';

/** What the launch check finds, for editors (docs/product.md#launch-check). */
export const findingTexts = bilingual({
  en: {
    sentences: {
      LINK_BROKEN: (address: string) => `Readers find nothing at ${address}`,
      SAME_IN_BOTH: () => 'The same text in both languages',
      LANGUAGE_MISSING: () => 'Not translated yet',
      LANGUAGE_BEHIND: () => 'The other language has changed since',
      NO_PICTURE: () => 'No picture',
      NO_ALTERNATIVE: (address: string, _right: string, language: string) =>
        `No description in ${language} for ${address}`,
      LINK_DEAD: (address: string) => `The other site no longer has ${address}`,
      HEADINGS: (heading: string) => `This heading skips a level, or is as large as the title: ${heading}`,
      WEEKDAY: (date: string, weekday: string) => `${date}: that day is a ${weekday}`,
      EXCERPT_MISSING: () => 'No excerpt',
      EXCERPT_LONG: () => 'Search engines cut it off after 160 characters',
      GLOSSARY: (wrong: string, right: string) => `Write “${right}”, not “${wrong}”`,
    },
    /** With the name of the field. */
    inField: (field: string, sentence: string) => `${field}: ${sentence}`,
    languages: { en: 'English', id: 'Indonesian' },
    overridden: 'Published despite the launch check:',
  },
  id: {
    sentences: {
      LINK_BROKEN: (address: string) => `Tidak ada apa pun di ${address}`,
      SAME_IN_BOTH: () => 'Teksnya sama dalam kedua bahasa',
      LANGUAGE_MISSING: () => 'Belum diterjemahkan',
      LANGUAGE_BEHIND: () => 'Bahasa lainnya sudah berubah',
      NO_PICTURE: () => 'Belum ada gambar',
      NO_ALTERNATIVE: (address: string, _right: string, language: string) =>
        `Belum ada keterangan berbahasa ${language} untuk ${address}`,
      LINK_DEAD: (address: string) => `Sudah tidak ada lagi di situs tujuan: ${address}`,
      HEADINGS: (heading: string) =>
        `Subjudul ini melompati tingkat, atau setingkat judul artikel: ${heading}`,
      WEEKDAY: (date: string, weekday: string) => `${date}: hari itu ${weekday}`,
      EXCERPT_MISSING: () => 'Belum ada ringkasan',
      EXCERPT_LONG: () => 'Mesin pencari memotongnya setelah 160 karakter',
      GLOSSARY: (wrong: string, right: string) => `Tulis “${right}”, bukan “${wrong}”`,
    },
    inField: (field: string, sentence: string) => `${field}: ${sentence}`,
    languages: { en: 'Inggris', id: 'Indonesia' },
    overridden: 'Diterbitkan meski belum lolos pemeriksaan:',
  },
});
