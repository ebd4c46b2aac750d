import { bilingual } from '../shared/language.ts';
import { newsCategories } from '../shared/newsCategories.ts';

/** The texts of the news, for readers. */
export const newsTexts = bilingual({
  en: {
    title: 'News',
    headDescription: 'News about the pageant, the heritage of batik and the communities that make it.',
    category: newsCategories.en,
    featuredStory: 'Featured story',
    latest: 'Latest articles',
    readMore: 'Read More',
    readMoreOf: (title: string) => `Read More: ${title}`,
    draft: 'Draft',
    draftNote: 'Draft: only signed-in admins can see it.',
    readingTime: (minutes: number) => `${minutes} min read`,
    by: (author: string) => `By ${author}`,
    contents: 'In this article',
    neighbours: 'Previous and next article',
    previous: 'Previous article',
    next: 'Next article',
    backToNews: 'Back to News',
    moreArticles: 'More Articles',
  },
  id: {
    title: 'Berita',
    headDescription: 'Kabar seputar ajang ini, warisan batik, dan komunitas pembuatnya.',
    category: newsCategories.id,
    featuredStory: 'Berita utama',
    latest: 'Artikel terbaru',
    readMore: 'Baca Selengkapnya',
    readMoreOf: (title: string) => `Baca Selengkapnya: ${title}`,
    draft: 'Draf',
    draftNote: 'Masih draf: hanya terlihat oleh admin yang sudah masuk.',
    readingTime: (minutes: number) => `${minutes} menit baca`,
    by: (author: string) => `Oleh ${author}`,
    contents: 'Dalam artikel ini',
    neighbours: 'Artikel sebelumnya dan berikutnya',
    previous: 'Artikel sebelumnya',
    next: 'Artikel berikutnya',
    backToNews: 'Kembali ke berita',
    moreArticles: 'Artikel Lainnya',
  },
});
