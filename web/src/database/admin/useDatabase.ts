import { createContext, use, useTransition } from 'react';
import { graphql, useQueryLoader, type PreloadedQuery } from 'react-relay/hooks.js';
import { useLoaderData } from 'react-router-dom';
import type { useDatabaseQuery } from '../../__generated__/useDatabaseQuery.graphql.ts';

/** What the section shows of the server, in its several places. */
export const databaseQuery = graphql`
  query useDatabaseQuery @preloadable {
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...DatabaseState_query
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...BackupRows_query
  }
`;

interface Database {
  preloaded: PreloadedQuery<useDatabaseQuery>;
  /** Asks the server anew; what is shown stays until it has answered. */
  refresh: () => void;
  isRefreshing: boolean;
}

export const DatabaseContext = createContext<Database | null>(null);

/** The section's query as the route's loader started it, and the way to newer answers. For the page. */
export function useLoadedDatabase(): Database {
  const loaded = useLoaderData<PreloadedQuery<useDatabaseQuery>>();
  const [preloaded, load] = useQueryLoader<useDatabaseQuery>(databaseQuery, loaded);
  const [isRefreshing, startRefresh] = useTransition();
  const refresh = () => startRefresh(() => load({}, { fetchPolicy: 'network-only' }));
  return { preloaded: preloaded ?? loaded, refresh, isRefreshing };
}

/** The section's query. For what is in the page. */
export function useDatabase(): Database {
  const database = use(DatabaseContext);
  if (!database) throw new Error('There is no DatabaseContext above this component.');
  return database;
}
