import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import type { useTheirEntryQuery } from '../../__generated__/useTheirEntryQuery.graphql.ts';
import type { LoadTheirs } from '../../admin/form/ConflictPanel.tsx';
import type { ContentFormValues } from './contentFormValues.ts';

/** Fetches an entry’s current version after a conflict. */
export function useTheirEntry(key: string): LoadTheirs<ContentFormValues> {
  const environment = useRelayEnvironment();
  return async () => {
    const query = graphql`
      query useTheirEntryQuery($key: String!) {
        content(keys: [$key]) {
          valueEn
          valueId
          version
        }
      }
    `;
    const answer = await fetchQuery<useTheirEntryQuery>(environment, query, { key })
      .toPromise()
      .catch(() => undefined);
    const [theirs] = answer?.content ?? [];
    if (!theirs) return null;
    const { valueEn, valueId, version } = theirs;
    return { values: { key, valueEn, valueId }, version };
  };
}
