import { createContext, use, useEffect } from 'react';
import { reloadIfServed } from '../browser/missingCode.ts';
import { usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks.js';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

/** The query that was started for a page of the public site, or for the chrome around it. */
export const PageQueryContext = createContext<PreloadedQuery<OperationType> | undefined>(undefined);

/** Refetches the current page’s data; around the admin’s pages, which have a router of their own, loads the document. */
export const ReloadContext = createContext<() => Promise<unknown>>(reloadIfServed);

/** The data of the query that was started when the page was opened. */
export function useStartedQuery<Query extends OperationType>(query: GraphQLTaggedNode): Query['response'] {
  const started = use(PageQueryContext);
  if (!started) throw new Error('No query was started for this page.');
  return usePreloadedQuery<Query>(query, started as PreloadedQuery<Query>);
}

export function useReload(): () => Promise<unknown> {
  return use(ReloadContext);
}

/** Refetches when the visitor returns to the window, for pages whose data is never fresh. */
export function useRefetchOnFocus(): void {
  const reload = useReload();
  useEffect(() => {
    const refetch = () => void reload();
    window.addEventListener('focus', refetch);
    return () => window.removeEventListener('focus', refetch);
  }, [reload]);
}
