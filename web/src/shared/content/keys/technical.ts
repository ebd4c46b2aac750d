import { both, type Fallbacks } from '../fallbacks.ts';

/** What browsers show of the site once it is installed as an app. */
export const appFallbacks = {
  'app.short_name': { en: 'Batik Pageant', id: 'Duta Batik' },
} satisfies Fallbacks;

/** Whom to tell about a weakness of the site. */
export const securityFallbacks = {
  'security.contact': both(''),
} satisfies Fallbacks;
