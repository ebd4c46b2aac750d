import { bilingual } from '../shared/language.ts';

/** The words of the heritage page (specification section 2.5), beside its content entries. */
export const heritageTexts = bilingual({
  en: {
    eyebrow: 'Cultural legacy',
    milestones: 'Milestones',
    milestonesLead: 'Four turns in a long story, from temple stone to the world’s list.',
    patterns: 'Sacred patterns',
    patternsLead:
      'Each pattern speaks: of a wish, a rank, a place. Here they lie as they are seen from arm’s length.',
    meaning: 'Meaning',
    origin: 'Origin',
    noPatterns: 'No patterns to show yet.',
    noPatternsText: 'The communities below know them all.',
    loadMore: 'More patterns',
    guardians: 'Guardian communities',
    guardiansLead: 'A pattern is kept alive by those who draw it again. These communities do.',
    allCommunities: 'All communities',
    noGuardians: 'No communities to show yet.',
    figures: 'The heritage in figures',
  },
  id: {
    eyebrow: 'Warisan budaya',
    milestones: 'Tonggak sejarah',
    milestonesLead: 'Empat babak dalam kisah panjang, dari batu candi sampai daftar warisan dunia.',
    patterns: 'Motif sakral',
    patternsLead:
      'Setiap motif berbicara: tentang harapan, kedudukan, atau tempat. Di sini motif tampil seperti dilihat dari dekat.',
    meaning: 'Makna',
    origin: 'Asal',
    noPatterns: 'Belum ada motif untuk ditampilkan.',
    noPatternsText: 'Komunitas di bawah ini mengenal semuanya.',
    loadMore: 'Motif lainnya',
    guardians: 'Komunitas penjaga',
    guardiansLead: 'Sebuah motif tetap hidup berkat mereka yang terus melukisnya. Merekalah komunitas ini.',
    allCommunities: 'Semua komunitas',
    noGuardians: 'Belum ada komunitas untuk ditampilkan.',
    figures: 'Warisan dalam angka',
  },
});
