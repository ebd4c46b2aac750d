import { bilingual } from '../language.ts';

/** The names of the public pages: in the header, in the footer, and as titles of what a search finds. */
export const pageNames = bilingual({
  en: {
    home: 'Home',
    competition: 'Competition',
    heritage: 'Heritage',
    news: 'News',
    communities: 'Communities',
    partners: 'Partners',
    contact: 'Contact',
    search: 'Search',
    privacy: 'Privacy Policy',
    terms: 'Terms of Service',
    accessibility: 'Accessibility',
  },
  id: {
    home: 'Beranda',
    competition: 'Kompetisi',
    heritage: 'Warisan',
    news: 'Berita',
    communities: 'Komunitas',
    partners: 'Mitra',
    contact: 'Kontak',
    search: 'Pencarian',
    privacy: 'Kebijakan Privasi',
    terms: 'Ketentuan Layanan',
    accessibility: 'Aksesibilitas',
  },
});
