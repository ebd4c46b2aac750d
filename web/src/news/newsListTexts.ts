import { bilingual } from '../shared/language.ts';

/** The texts of the list’s page only: those of newsTexts.ts are part of the home page’s first view. */
export const newsListTexts = bilingual({
  en: {
    lead: 'The pageant and its calendar, the craft and its places, and the people who keep it all alive.',
    search: 'Search news',
    searchButton: 'Search',
    categories: 'Categories',
    empty: 'No news articles found matching your criteria.',
    emptyText: 'Try a different word or category.',
    showAll: 'Show All News',
    count: (count: number, hasMore: boolean) =>
      count === 1 ? '1 article' : `${count}${hasMore ? '+' : ''} articles`,
  },
  id: {
    lead: 'Kabar tentang ajang ini dan kalendernya, batik dan tempat asalnya, serta orang-orang yang melestarikannya.',
    search: 'Cari berita',
    searchButton: 'Cari',
    categories: 'Kategori',
    empty: 'Tidak ada berita yang sesuai dengan kriteria Anda.',
    emptyText: 'Coba kata atau kategori lain.',
    showAll: 'Tampilkan Semua Berita',
    count: (count: number, hasMore: boolean) => `${count}${hasMore ? '+' : ''} artikel`,
  },
});
