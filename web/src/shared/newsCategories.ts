import { bilingual } from './language.ts';

/** The names of the categories of news, and of the labels that stand beside them, for readers. */
export const newsCategories = bilingual({
  en: {
    all: 'All',
    competition: 'Competition',
    culture: 'Culture',
    community: 'Community',
    heritage: 'Heritage',
    events: 'Events',
    fashion: 'Fashion',
    education: 'Education',
    announcement: 'Announcement',
    featured: 'Featured',
    news: 'News',
  },
  id: {
    all: 'Semua',
    competition: 'Kompetisi',
    culture: 'Budaya',
    community: 'Komunitas',
    heritage: 'Warisan',
    events: 'Acara',
    fashion: 'Mode',
    education: 'Edukasi',
    announcement: 'Pengumuman',
    featured: 'Unggulan',
    news: 'Kabar',
  },
});

/** The filter buttons of the news page (docs/product.md#news-categories). */
export const filterCategories = ['all', 'competition', 'culture', 'community', 'heritage', 'events'] as const;

/** Whether a category makes a list of its own: one that readers can choose. */
export const isFilter = (category: string) =>
  category !== 'all' && filterCategories.some((known) => known === category);

type Names = (typeof newsCategories)['en'];

/** The name of a category; one that the dictionary does not contain is shown as entered. */
export function categoryName(names: Names, category: string): string {
  return Object.hasOwn(names, category) ? names[category as keyof Names] : category;
}
