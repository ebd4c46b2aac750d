import { bilingual } from '../shared/language.ts';

/** Who stands behind the pageant: on the home page and on the partners' own. */
export const partnersTexts = bilingual({
  en: {
    title: 'Our Partners',
    eyebrow: 'Woven together',
    lead: 'Institutions, workshops and businesses that hold one end of the cloth so that others can draw on it.',
    headDescription: 'The platinum, gold and silver partners who stand behind the pageant.',
    tier: { platinum: 'Platinum Partners', gold: 'Gold Partners', silver: 'Silver Partners' },
    logoOf: (name: string) => `Logo of ${name}`,
    newTab: ' (opens in a new tab)',
    placeholder: 'Your name here',
    partnerWithUs: 'Partner With Us',
    invitation: 'There is room on every shelf',
    invitationText: 'Tell us what you would like to make possible, and we will find its place together.',
  },
  id: {
    title: 'Mitra Kami',
    eyebrow: 'Ditenun bersama',
    lead: 'Lembaga, sanggar, dan perusahaan yang ikut memegang ujung kain agar yang lain dapat berkarya di atasnya.',
    headDescription: 'Mitra platinum, emas, dan perak yang mendukung ajang ini.',
    tier: { platinum: 'Mitra Platinum', gold: 'Mitra Emas', silver: 'Mitra Perak' },
    logoOf: (name: string) => `Logo ${name}`,
    newTab: ' (terbuka di tab baru)',
    placeholder: 'Nama Anda di sini',
    partnerWithUs: 'Jadi Mitra Kami',
    invitation: 'Masih ada tempat di setiap rak',
    invitationText: 'Ceritakan apa yang ingin Anda wujudkan, dan kita cari tempatnya bersama.',
  },
});
