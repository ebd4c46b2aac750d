import { bilingual } from '../shared/language.ts';

/** The words of the heritage page (specification section 2.5), beside its content entries. */
export const heritageTexts = bilingual({
  en: {
    eyebrow: 'Cultural legacy',
    milestones: 'Milestones',
    milestonesLead: 'Four turning points in a long story, from temple stone to UNESCO’s list.',
    patterns: 'Sacred patterns',
    patternsLead: 'Each pattern speaks: of a wish, a rank, a place. Here you see them up close.',
    meaning: 'Meaning',
    origin: 'Origin',
    noPatterns: 'No patterns to show yet.',
    noPatternsText: 'Meet the communities below, which keep them alive.',
    loadMore: 'More Patterns',
    guardians: 'Guardian communities',
    guardiansLead: 'A pattern stays alive as long as someone draws it. These communities do.',
    allCommunities: 'All Communities',
    noGuardians: 'No communities to show yet.',
    figures: 'Heritage in numbers',
  },
  id: {
    eyebrow: 'Warisan budaya',
    milestones: 'Tonggak sejarah',
    milestonesLead:
      'Empat babak dalam kisah panjang, dari batu candi sampai daftar warisan budaya takbenda UNESCO.',
    patterns: 'Motif sakral',
    patternsLead:
      'Setiap motif berbicara: tentang harapan, kedudukan, atau tempat. Di sini Anda melihatnya dari dekat.',
    meaning: 'Makna',
    origin: 'Asal',
    noPatterns: 'Belum ada motif untuk ditampilkan.',
    noPatternsText: 'Kenali komunitas di bawah ini, yang terus menghidupkannya.',
    loadMore: 'Motif Lainnya',
    guardians: 'Komunitas penjaga',
    guardiansLead:
      'Sebuah motif tetap hidup selama ada yang membatiknya. Komunitas-komunitas inilah yang melakukannya.',
    allCommunities: 'Semua Komunitas',
    noGuardians: 'Belum ada komunitas untuk ditampilkan.',
    figures: 'Warisan dalam angka',
  },
});
