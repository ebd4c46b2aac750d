import { createContext, use, useTransition } from 'react';
import { graphql, useQueryLoader, type PreloadedQuery } from 'react-relay/hooks.js';
import { useLoaderData } from 'react-router-dom';
import type { useDatabaseQuery } from '../../__generated__/useDatabaseQuery.graphql.ts';

/** All data that the section’s components show. */
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
  /** Refetches; the current data stays until the new data arrives. */
  refresh: () => void;
  isRefreshing: boolean;
}

export const DatabaseContext = createContext<Database | null>(null);

/** The section’s query as started by the route’s loader, and how to refetch it. For the page. */
export function useLoadedDatabase(): Database {
  const loaded = useLoaderData<PreloadedQuery<useDatabaseQuery>>();
  const [preloaded, load] = useQueryLoader<useDatabaseQuery>(databaseQuery, loaded);
  const [isRefreshing, startRefresh] = useTransition();
  const refresh = () => startRefresh(() => load({}, { fetchPolicy: 'network-only' }));
  return { preloaded: preloaded ?? loaded, refresh, isRefreshing };
}

/** The section’s query. For components within the page. */
export function useDatabase(): Database {
  const database = use(DatabaseContext);
  if (!database) throw new Error('useDatabase needs a DatabaseContext above it');
  return database;
}
