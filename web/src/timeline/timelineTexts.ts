import { bilingual } from '../shared/language.ts';

/** The texts around the timeline on the home page. */
export const timelineTexts = bilingual({
  en: {
    title: 'How batik came to be',
    lead: 'What is recorded, what can still be seen, and what is passed on from maker to maker.',
    earlier: 'Earlier',
    later: 'Later',
    empty: 'No timeline items available',
  },
  id: {
    title: 'Perjalanan batik dari masa ke masa',
    lead: 'Yang tercatat, yang masih dapat dilihat, dan yang dituturkan dari pembatik ke pembatik.',
    earlier: 'Sebelumnya',
    later: 'Berikutnya',
    empty: 'Belum ada peristiwa untuk ditampilkan',
  },
});
