import type { Environment } from 'relay-runtime';
import query from '../__generated__/PatternPageQuery$parameters.ts';
import { databaseIdIn } from '../relay/databaseId.ts';
import { loadPageQuery } from '../relay/pageQuery.ts';
import type { PageRoute } from '../page/loadedPage.ts';

/** The page of each pattern (docs/product.md#pattern-pages). */
export function patternsRoutes(environment: Environment): PageRoute[] {
  return [
    {
      path: 'heritage/:id',
      module: 'src/patterns/PatternPage.tsx',
      loadQuery: ({ params }) => loadPageQuery(environment, query, { id: databaseIdIn(params['id']) }),
      loadPage: async () => (await import('./PatternPage.tsx')).PatternPage,
    },
  ];
}
