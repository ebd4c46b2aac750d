import { bilingual } from '../../../web/src/shared/language.ts';

/** How a feed introduces itself; the site’s name is content. */
export const feedTexts = bilingual({
  en: {
    title: (site: string) => `${site}: News`,
    description: 'News about the pageant, the heritage of batik and the people who make it.',
  },
  id: {
    title: (site: string) => `${site}: Berita`,
    description: 'Kabar seputar ajang ini, warisan batik, dan para pembuatnya.',
  },
});
