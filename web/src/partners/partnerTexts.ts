import { bilingual } from '../shared/language.ts';

/** The texts of the partners section, on the home page and on its own page. */
export const partnerTexts = bilingual({
  en: {
    title: 'Our Partners',
    lead: 'The institutions, workshops and businesses that make the pageant possible.',
    headDescription: 'The platinum, gold and silver partners that support the pageant.',
    tier: { platinum: 'Platinum Partners', gold: 'Gold Partners', silver: 'Silver Partners' },
    logoOf: (name: string) => `Logo of ${name}`,
    newTab: ' (opens in a new tab)',
    placeholder: 'Your name here',
    partnerWithUs: 'Partner With Us',
    invitationText:
      'Tell us what you would like to make possible, and we will find the right form of partnership together.',
  },
  id: {
    title: 'Mitra kami',
    lead: 'Lembaga, sanggar, dan perusahaan yang turut mewujudkan ajang ini.',
    headDescription: 'Mitra platinum, emas, dan perak yang mendukung ajang ini.',
    tier: { platinum: 'Mitra Platinum', gold: 'Mitra Emas', silver: 'Mitra Perak' },
    logoOf: (name: string) => `Logo ${name}`,
    newTab: ' (terbuka di tab baru)',
    placeholder: 'Nama Anda di sini',
    partnerWithUs: 'Jadi Mitra Kami',
    invitationText:
      'Ceritakan apa yang ingin Anda wujudkan, dan kita cari bentuk kemitraan yang tepat bersama-sama.',
  },
});
