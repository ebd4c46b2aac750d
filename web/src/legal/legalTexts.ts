import { bilingual } from '../shared/language.ts';

/** Around the legal texts, which are content and come from the server. */
export const legalTexts = bilingual({
  en: {
    eyebrow: 'Good to know',
    titles: { privacy: 'Privacy Policy', terms: 'Terms of Service', accessibility: 'Accessibility' },
    descriptions: {
      privacy: 'What this site stores of you, why, and for how long.',
      terms: 'What holds when you use this site and its texts and pictures.',
      accessibility: 'What this site conforms to, and whom to tell when something is in your way.',
    },
    others: 'Also read',
    unavailable: 'The text could not be loaded',
    unavailableText: 'Check your connection and try again.',
    tryAgain: 'Try again',
  },
  id: {
    eyebrow: 'Perlu diketahui',
    titles: { privacy: 'Kebijakan Privasi', terms: 'Ketentuan Layanan', accessibility: 'Aksesibilitas' },
    descriptions: {
      privacy: 'Data apa yang disimpan situs ini tentang Anda, untuk apa, dan berapa lama.',
      terms: 'Yang berlaku saat Anda memakai situs ini beserta teks dan gambarnya.',
      accessibility: 'Standar yang dipenuhi situs ini, dan kepada siapa Anda melapor bila ada hambatan.',
    },
    others: 'Baca juga',
    unavailable: 'Teks tidak dapat dimuat',
    unavailableText: 'Periksa koneksi Anda, lalu coba lagi.',
    tryAgain: 'Coba lagi',
  },
});
