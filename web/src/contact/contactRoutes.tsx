import type { Environment } from 'relay-runtime';
import contactQuery from '../__generated__/ContactPageQuery$parameters.ts';
import { loadPageQuery } from '../relay/pageQuery.ts';
import type { PageRoute } from '../page/loadedPage.ts';

/** The contact page's address (specification section 2.8). */
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
