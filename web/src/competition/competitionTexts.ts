import { bilingual } from '../shared/language.ts';

/** The texts of the competition page other than its content entries (docs/product.md#competition). */
export const competitionTexts = bilingual({
  en: {
    eyebrow: 'Become a batik ambassador',
    register: 'Register Now',
    newTab: 'opens in a new tab',
    calendar: 'Calendar',
    today: 'Today',
    achievements: 'Looking back',
    stages: 'The road to the crown',
    criteria: 'What the judges look for',
    requirements: 'Take part',
  },
  id: {
    eyebrow: 'Jadilah duta batik',
    register: 'Daftar Sekarang',
    newTab: 'terbuka di tab baru',
    calendar: 'Kalender',
    today: 'Hari ini',
    achievements: 'Kilas balik',
    stages: 'Jalan menuju mahkota',
    criteria: 'Yang dinilai juri',
    requirements: 'Ikuti kompetisi',
  },
});
