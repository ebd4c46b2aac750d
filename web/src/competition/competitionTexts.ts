import { bilingual } from '../shared/language.ts';

/** The texts of the competition page other than its content entries (docs/product.md#competition). */
export const competitionTexts = bilingual({
  en: {
    register: 'Register Now',
    newTab: 'opens in a new tab',
    registrationOpens: (day: string) => `Registration opens on ${day}.`,
    registrationClosed: 'Registration is closed.',
    next: (title: string, date: string) => `Next: ${title}, ${date}`,
    underWay: (title: string, date: string) => `Under way: ${title}, ${date}`,
    today: 'Today',
    over: (year: string) => `The ${year} edition is complete.`,
    newsletter: 'The newsletter announces when it opens again.',
    registrationSite: 'Registration Website',
    subscribeToCalendar: 'Subscribe to the calendar',
    downloadCalendar: 'Download the dates (.ics)',
  },
  id: {
    register: 'Daftar Sekarang',
    newTab: 'terbuka di tab baru',
    registrationOpens: (day: string) => `Pendaftaran dibuka pada ${day}.`,
    registrationClosed: 'Pendaftaran sudah ditutup.',
    next: (title: string, date: string) => `Berikutnya: ${title}, ${date}`,
    underWay: (title: string, date: string) => `Sedang berlangsung: ${title}, ${date}`,
    today: 'Hari ini',
    over: (year: string) => `Edisi ${year} telah selesai.`,
    newsletter: 'Pembukaan berikutnya kami kabarkan lewat buletin.',
    registrationSite: 'Situs Pendaftaran',
    subscribeToCalendar: 'Berlangganan kalender',
    downloadCalendar: 'Unduh jadwal (.ics)',
  },
});
