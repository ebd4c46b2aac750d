import { bilingual } from '../../shared/language.ts';
import { adminTexts } from '../../language/adminTexts.ts';

const { en, id } = adminTexts;

/** The nouns of capabilities, in words. */
export const tokenNounTexts = bilingual<Record<string, string>>({
  en: {
    communities: en.communities,
    content: en.content,
    database: en.database,
    glossary: en.glossary,
    history: `${en.history}, ${en.trash}`,
    images: en.images,
    messages: en.messages,
    news: en.news,
    operations: 'Load and Speed',
    overview: en.overview,
    partners: en.partners,
    patterns: en.patterns,
    reviews: 'Reviews and Comments',
    subscribers: en.subscribers,
    timeline: en.timeline,
    workingCopies: 'Working Copies',
  },
  id: {
    communities: id.communities,
    content: id.content,
    database: id.database,
    glossary: id.glossary,
    history: `${id.history}, ${id.trash}`,
    images: id.images,
    messages: id.messages,
    news: id.news,
    operations: 'Beban dan Kecepatan',
    overview: id.overview,
    partners: id.partners,
    patterns: id.patterns,
    reviews: 'Tinjauan dan Komentar',
    subscribers: id.subscribers,
    timeline: id.timeline,
    workingCopies: 'Salinan Kerja',
  },
});
