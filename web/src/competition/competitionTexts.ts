import { bilingual } from '../shared/language.ts';

/** The words of the competition page (specification section 2.4), beside its content entries. */
export const competitionTexts = bilingual({
  en: {
    eyebrow: 'Become an ambassador of batik',
    register: 'Register now',
    newTab: 'opens in a new tab',
    calendar: 'Calendar',
    today: 'Today',
    achievements: 'Looking back',
    stages: 'The way to the crown',
    criteria: 'What the jury looks for',
    requirements: 'Take part',
  },
  id: {
    eyebrow: 'Menjadi duta batik',
    register: 'Daftar sekarang',
    newTab: 'terbuka di tab baru',
    calendar: 'Kalender',
    today: 'Hari ini',
    achievements: 'Menengok ke belakang',
    stages: 'Jalan menuju mahkota',
    criteria: 'Yang dinilai juri',
    requirements: 'Ikut serta',
  },
});
