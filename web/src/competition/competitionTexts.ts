import { bilingual } from '../shared/language.ts';

/** The texts of the competition page other than its content entries (docs/product.md#competition). */
export const competitionTexts = bilingual({
  en: {
    eyebrow: 'Become a batik ambassador',
    register: 'Register Now',
    newTab: 'opens in a new tab',
    registrationOpens: (day: string) => `Registration opens on ${day}`,
    registrationClosed: 'Registration is closed',
    calendar: 'Calendar',
    today: 'Today',
    over: (year: string) => `The ${year} edition is complete.`,
    subscribeToCalendar: 'Subscribe to the calendar',
    downloadCalendar: 'Download the dates (.ics)',
    achievements: 'Looking back',
    stages: 'The road to the crown',
    criteria: 'What the judges look for',
    requirements: 'Take part',
  },
  id: {
    eyebrow: 'Jadilah duta batik',
    register: 'Daftar Sekarang',
    newTab: 'terbuka di tab baru',
    registrationOpens: (day: string) => `Pendaftaran dibuka pada ${day}`,
    registrationClosed: 'Pendaftaran sudah ditutup',
    calendar: 'Kalender',
    today: 'Hari ini',
    over: (year: string) => `Edisi ${year} telah selesai.`,
    subscribeToCalendar: 'Berlangganan kalender',
    downloadCalendar: 'Unduh jadwal (.ics)',
    achievements: 'Kilas balik',
    stages: 'Jalan menuju mahkota',
    criteria: 'Yang dinilai juri',
    requirements: 'Ikuti kompetisi',
  },
});
