import type { PageRoute } from '../page/loadedPage.ts';

/** The routes of the newsletter: for subscribing without scripts, and for unsubscribing. */
export function newsletterRoutes(): PageRoute[] {
  return [
    {
      path: 'newsletter',
      module: 'src/newsletter/NewsletterPage.tsx',
      loadPage: async () => (await import('./NewsletterPage.tsx')).NewsletterPage,
    },
    {
      path: 'newsletter/unsubscribe',
      module: 'src/newsletter/UnsubscribePage.tsx',
      loadPage: async () => (await import('./UnsubscribePage.tsx')).UnsubscribePage,
    },
  ];
}
