import { both, type Fallbacks } from '../fallbacks.ts';

/** The site’s owner and identity, on every page. */
export const siteFallbacks = {
  site_name: { en: 'National Batik Pageant', id: 'Pemilihan Duta Batik Nasional' },
  site_tagline: { en: 'Young women who carry batik forward', id: 'Perempuan muda penerus tradisi batik' },
  footer_description: {
    en: 'A national pageant for young women who know batik, wear it and speak for the people who make it.',
    id: 'Ajang nasional bagi perempuan muda yang mengenal batik, memakainya, dan menyuarakan para pembuatnya.',
  },
  social_url: both('https://example.org/batikpageant'),
} satisfies Fallbacks;
