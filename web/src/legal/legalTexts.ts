import { bilingual } from '../shared/language.ts';

/** The texts around the legal documents, which are content and come from the server. */
export const legalTexts = bilingual({
  en: {
    titles: { privacy: 'Privacy Policy', terms: 'Terms of Service', accessibility: 'Accessibility' },
    descriptions: {
      privacy: 'What this site stores about you, why, and for how long.',
      terms: 'The rules for using this site, its texts and its pictures.',
      accessibility: 'The standard this site follows, and whom to tell if something gets in your way.',
    },
    others: 'See also',
    unavailable: 'The text could not be loaded',
    unavailableText: 'Check your connection and try again.',
  },
  id: {
    titles: { privacy: 'Kebijakan Privasi', terms: 'Ketentuan Layanan', accessibility: 'Aksesibilitas' },
    descriptions: {
      privacy: 'Data apa yang disimpan situs ini tentang Anda, untuk apa, dan berapa lama.',
      terms: 'Ketentuan penggunaan situs ini beserta teks dan gambarnya.',
      accessibility: 'Standar yang diikuti situs ini, dan kepada siapa Anda dapat melapor jika ada hambatan.',
    },
    others: 'Baca juga',
    unavailable: 'Teks tidak dapat dimuat',
    unavailableText: 'Periksa koneksi Anda, lalu coba lagi.',
  },
});
