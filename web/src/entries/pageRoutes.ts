import type { Environment } from 'relay-runtime';
import { communitiesRoutes } from '../communities/communitiesRoutes.tsx';
import { competitionRoutes } from '../competition/competitionRoutes.tsx';
import { heritageRoutes } from '../heritage/heritageRoutes.tsx';
import { contactRoutes } from '../contact/contactRoutes.tsx';
import { homeRoutes } from '../home/homeRoutes.tsx';
import type { Reader } from '../language/reader.ts';
import { legalRoutes } from '../legal/legalRoutes.tsx';
import { newsletterRoutes } from '../newsletter/newsletterRoutes.tsx';
import { newsRoutes } from '../news/newsRoutes.tsx';
import { partnersRoutes } from '../partners/partnersRoutes.tsx';
import { patternsRoutes } from '../patterns/patternsRoutes.tsx';
import { searchRoutes } from '../search/searchRoutes.tsx';
import type { PageRoute } from '../page/loadedPage.ts';

/** The routes of the public site (docs/product.md#pages). Pages load their code when they are visited. */
export function pageRoutes(environment: Environment, reader: Reader): PageRoute[] {
  return [
    ...homeRoutes(environment),
    ...competitionRoutes(environment),
    ...heritageRoutes(environment),
    ...patternsRoutes(environment),
    ...communitiesRoutes(environment),
    ...newsRoutes(environment, reader),
    ...partnersRoutes(environment),
    ...contactRoutes(environment),
    ...newsletterRoutes(),
    ...legalRoutes(environment),
    ...searchRoutes(environment, reader),
    {
      path: '*',
      module: 'src/site/NotFoundPage.tsx',
      loadPage: async () => (await import('../site/NotFoundPage.tsx')).NotFoundPage,
    },
  ];
}
