import { siteTexts } from '../../siteTexts.ts';
import { both, type Fallbacks } from '../fallbacks.ts';

/** The site’s owner and identity, on every page. */
export const siteFallbacks = {
  site_name: { en: siteTexts.en.name, id: siteTexts.id.name },
  site_tagline: { en: siteTexts.en.slogan, id: siteTexts.id.slogan },
  footer_description: {
    en: 'A national pageant for young women who know batik, wear it and speak for the people who make it.',
    id: 'Ajang nasional bagi perempuan muda yang mengenal batik, memakainya, dan menyuarakan para pembuatnya.',
  },
  social_url: both('https://example.org/batikpageant'),
} satisfies Fallbacks;
