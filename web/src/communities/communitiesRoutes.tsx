import type { Environment } from 'relay-runtime';
import listQuery from '../__generated__/CommunitiesPageQuery$parameters.ts';
import communityQuery from '../__generated__/CommunityPageQuery$parameters.ts';
import { databaseIdIn } from '../relay/databaseId.ts';
import { loadPageQuery } from '../relay/pageQuery.ts';
import type { PageRoute } from '../page/loadedPage.ts';
import { provinceIn } from './communityAddress.ts';

/** The list of communities and the page of each (docs/product.md#community-pages). */
export function communitiesRoutes(environment: Environment): PageRoute[] {
  return [
    {
      path: 'communities',
      module: 'src/communities/CommunitiesPage.tsx',
      loadQuery: ({ search }) => {
        const variables = { province: provinceIn(search), after: search.get('after') };
        return loadPageQuery(environment, listQuery, variables, 'never');
      },
      loadPage: async () => (await import('./CommunitiesPage.tsx')).CommunitiesPage,
    },
    {
      path: 'communities/:id',
      module: 'src/communities/CommunityPage.tsx',
      loadQuery: ({ params }) =>
        loadPageQuery(environment, communityQuery, { id: databaseIdIn(params['id']) }),
      loadPage: async () => (await import('./CommunityPage.tsx')).CommunityPage,
    },
  ];
}
