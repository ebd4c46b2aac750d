import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import type { Environment } from 'relay-runtime';
import listQuery from '../../__generated__/useContentKeysQuery$parameters.ts';
import { loadAdminQuery, unlessSearchAloneChanges } from '../../admin/parts/adminQuery.ts';

/** How long the admin’s content list is fresh, in milliseconds (docs/product.md#freshness). */
const freshness = 30_000;

/** The two content sections: all texts, and those of the home page’s first sections. They share one list. */
export function contentAdminRoutes(environment: Environment): RouteObject[] {
  let loadedAt = -Infinity;
  const loader = (args: LoaderFunctionArgs) => {
    const isFresh = Date.now() - loadedAt < freshness;
    const fetchPolicy = isFresh ? 'store-or-network' : 'store-and-network';
    const query = loadAdminQuery(args, environment, listQuery, {}, fetchPolicy);
    query.source?.subscribe({
      complete: () => {
        loadedAt = Date.now();
      },
      // The page reports the error; the next visit refetches.
      error: () => {},
    });
    return query;
  };
  return [
    {
      path: 'content',
      loader,
      shouldRevalidate: unlessSearchAloneChanges,
      lazy: { Component: async () => (await import('./ContentPage.tsx')).ContentPage },
    },
    {
      path: 'sections/:section?',
      loader,
      shouldRevalidate: unlessSearchAloneChanges,
      lazy: { Component: async () => (await import('./SectionsContentPage.tsx')).SectionsContentPage },
    },
  ];
}
