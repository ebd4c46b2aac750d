import type { RouteObject } from 'react-router-dom';
import type { Environment } from 'relay-runtime';
import listQuery from '../../__generated__/useImageListQuery$parameters.ts';
import { loadAdminQuery } from '../../admin/parts/adminQuery.ts';
import { libraryVariables, readLibraryFilter } from './libraryFilter.ts';

/** The images section of the dashboard (docs/product.md#image-library). */
export function imagesAdminRoutes(environment: Environment): RouteObject[] {
  return [
    {
      path: 'images',
      loader: (args) =>
        loadAdminQuery(
          args,
          environment,
          listQuery,
          libraryVariables(readLibraryFilter(new URL(args.request.url).search)),
          'store-and-network',
        ),
      lazy: { Component: async () => (await import('./ImagesSection.tsx')).ImagesSection },
    },
  ];
}
