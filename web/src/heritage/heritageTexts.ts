import { bilingual } from '../shared/language.ts';

/** The texts of the heritage page other than its content entries (docs/product.md#heritage). */
export const heritageTexts = bilingual({
  en: {
    milestones: 'Milestones',
    milestonesLead: 'Four turning points in a long story, from temple stone to UNESCO’s list.',
    guardians: 'Guardian communities',
    guardiansLead: 'A pattern stays alive as long as someone draws it. These communities do.',
    allCommunities: 'All Communities',
    noGuardians: 'No communities to show yet.',
    figures: 'Heritage in numbers',
  },
  id: {
    milestones: 'Tonggak sejarah',
    milestonesLead:
      'Empat babak dalam kisah panjang, dari batu candi sampai daftar warisan budaya takbenda UNESCO.',
    guardians: 'Komunitas penjaga',
    guardiansLead:
      'Sebuah motif tetap hidup selama ada yang membatiknya. Komunitas-komunitas inilah yang melakukannya.',
    allCommunities: 'Semua Komunitas',
    noGuardians: 'Belum ada komunitas untuk ditampilkan.',
    figures: 'Warisan dalam angka',
  },
});
