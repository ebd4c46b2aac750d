import type { RouteObject } from 'react-router-dom';

/** The newsletter's addresses: for who subscribes without script, and for who wants no more of it. */
export function newsletterRoutes(): RouteObject[] {
  return [
    {
      path: 'newsletter',
      handle: { module: 'src/newsletter/NewsletterPage.tsx' },
      lazy: { Component: async () => (await import('./NewsletterPage.tsx')).NewsletterPage },
    },
    {
      path: 'newsletter/unsubscribe',
      handle: { module: 'src/newsletter/UnsubscribePage.tsx' },
      lazy: { Component: async () => (await import('./UnsubscribePage.tsx')).UnsubscribePage },
    },
  ];
}
