import { bilingual } from '../shared/language.ts';

/** The texts of the search of the whole site (docs/product.md#search). */
export const searchTexts = bilingual({
  en: {
    title: 'Search',
    titleOf: (search: string) => `Search: ${search}`,
    lead: 'News, patterns, communities, partners and every page of the site.',
    headDescription: 'Search the news, the patterns, the communities and the pages of the site.',
    field: 'Search the site',
    button: 'Search',
    searching: 'Searching...',
    /** `more` is “+” if there may be more. */
    count: (count: number, more: string, search: string) =>
      `${count}${more} ${count === 1 ? 'result' : 'results'} for “${search}”`,
    none: (search: string) => `No results for “${search}”`,
    noneText: 'Check the spelling, or try fewer or other words.',
    short: 'Type at least three letters in a row',
    shortText: 'Shorter words and signs alone cannot be searched for.',
    suggestions: 'Or go to one of these pages',
    kinds: {
      page: 'Pages',
      article: 'News',
      pattern: 'Batik Patterns',
      community: 'Communities',
      partner: 'Partners',
      question: 'Frequently Asked Questions',
    },
    allArticles: 'Search All News',
  },
  id: {
    title: 'Pencarian',
    titleOf: (search: string) => `Pencarian: ${search}`,
    lead: 'Berita, motif, komunitas, mitra, dan semua halaman situs ini.',
    headDescription: 'Cari berita, motif, komunitas, dan halaman di situs ini.',
    field: 'Cari di situs ini',
    button: 'Cari',
    searching: 'Mencari...',
    count: (count: number, more: string, search: string) => `${count}${more} hasil untuk “${search}”`,
    none: (search: string) => `Tidak ada hasil untuk “${search}”`,
    noneText: 'Periksa ejaannya, atau coba kata lain atau kata yang lebih sedikit.',
    short: 'Ketik sedikitnya tiga huruf berurutan',
    shortText: 'Kata yang lebih pendek atau tanda baca saja tidak dapat dicari.',
    suggestions: 'Atau buka salah satu halaman ini',
    kinds: {
      page: 'Halaman',
      article: 'Berita',
      pattern: 'Motif Batik',
      community: 'Komunitas',
      partner: 'Mitra',
      question: 'Pertanyaan yang Sering Diajukan',
    },
    allArticles: 'Cari di Semua Berita',
  },
});
