import type { RouteObject } from 'react-router-dom';
import type { Environment } from 'relay-runtime';
import legalQuery from '../__generated__/LegalPageQuery$parameters.ts';
import { loadPageQuery } from '../relay/pageQuery.ts';
import { legalDocuments } from './legalDocuments.ts';

/** /privacy, /terms and /accessibility, each with its two content keys. */
export function legalRoutes(environment: Environment): RouteObject[] {
  return legalDocuments.map((document) => ({
    path: document,
    handle: { module: 'src/legal/LegalPage.tsx' },
    loader: () => {
      const keys = { title: `legal.${document}.title`, body: `legal.${document}.body` };
      return loadPageQuery(environment, legalQuery, keys, 'never');
    },
    lazy: {
      Component: async () => {
        const { LegalPage } = await import('./LegalPage.tsx');
        return () => <LegalPage document={document} />;
      },
    },
  }));
}
