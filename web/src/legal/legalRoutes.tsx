import type { Environment } from 'relay-runtime';
import legalQuery from '../__generated__/LegalPageQuery$parameters.ts';
import { loadPageQuery } from '../relay/pageQuery.ts';
import type { PageRoute } from '../page/loadedPage.ts';
import { legalDocuments } from './legalDocuments.ts';

/** /privacy, /terms and /accessibility, each with its two content keys. */
export function legalRoutes(environment: Environment): PageRoute[] {
  return legalDocuments.map((document) => ({
    path: document,
    module: 'src/legal/LegalPage.tsx',
    loadQuery: () => {
      const keys = { title: `legal.${document}.title`, body: `legal.${document}.body` };
      return loadPageQuery(environment, legalQuery, keys, 'never');
    },
    loadPage: async () => {
      const { LegalPage } = await import('./LegalPage.tsx');
      return () => <LegalPage document={document} />;
    },
  }));
}
