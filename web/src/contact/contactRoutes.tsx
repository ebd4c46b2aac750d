import type { RouteObject } from 'react-router-dom';
import type { Environment } from 'relay-runtime';
import contactQuery from '../__generated__/ContactPageQuery$parameters.ts';
import { loadPageQuery } from '../relay/pageQuery.ts';

/** The contact page's address (specification section 2.8). */
export function contactRoutes(environment: Environment): RouteObject[] {
  return [
    {
      path: 'contact',
      handle: { module: 'src/contact/ContactPage.tsx' },
      loader: () => loadPageQuery(environment, contactQuery, {}, 'never'),
      lazy: { Component: async () => (await import('./ContactPage.tsx')).ContactPage },
    },
  ];
}
