import { bilingual } from '../shared/language.ts';

/** The texts around the patterns on the heritage page. */
export const patternTexts = bilingual({
  en: {
    title: 'Sacred patterns',
    lead: 'Each pattern speaks: of a wish, a rank, a place. Here you see them up close.',
    swatches: 'Patterns',
    meaning: 'Meaning',
    origin: 'Origin',
    empty: 'No patterns to show yet.',
    emptyText: 'Meet the communities below, which keep them alive.',
    loadMore: 'More Patterns',
  },
  id: {
    title: 'Motif sakral',
    lead: 'Setiap motif berbicara: tentang harapan, kedudukan, atau tempat. Di sini Anda melihatnya dari dekat.',
    swatches: 'Motif',
    meaning: 'Makna',
    origin: 'Asal',
    empty: 'Belum ada motif untuk ditampilkan.',
    emptyText: 'Kenali komunitas di bawah ini, yang terus menghidupkannya.',
    loadMore: 'Motif Lainnya',
  },
});
