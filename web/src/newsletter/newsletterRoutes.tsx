import type { PageRoute } from '../page/loadedPage.ts';

/** The newsletter's addresses: for who subscribes without script, and for who wants no more of it. */
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
