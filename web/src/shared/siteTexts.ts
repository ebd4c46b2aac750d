import { bilingual } from './language.ts';

/** The site’s own name and tagline: in its header and, through the server, in feeds and link previews. */
export const siteTexts = bilingual({
  en: {
    name: 'National Batik Pageant',
    slogan: 'Young women who carry batik forward',
    feedTitle: 'National Batik Pageant: News',
    description: 'News about the pageant, the heritage of batik and the people who make it.',
  },
  id: {
    name: 'Pemilihan Duta Batik Nasional',
    slogan: 'Perempuan muda penerus tradisi batik',
    feedTitle: 'Pemilihan Duta Batik Nasional: Berita',
    description: 'Kabar seputar ajang ini, warisan batik, dan para pembuatnya.',
  },
});
