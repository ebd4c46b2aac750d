import type { Environment } from 'relay-runtime';
import contactQuery from '../__generated__/ContactPageQuery$parameters.ts';
import { loadPageQuery } from '../relay/pageQuery.ts';
import type { PageRoute } from '../page/loadedPage.ts';

/** The route of the contact page (docs/product.md#contact-page). */
export function contactRoutes(environment: Environment): PageRoute[] {
  return [
    {
      path: 'contact',
      module: 'src/contact/ContactPage.tsx',
      loadQuery: () => loadPageQuery(environment, contactQuery, {}, 'never'),
      loadPage: async () => (await import('./ContactPage.tsx')).ContactPage,
    },
  ];
}
