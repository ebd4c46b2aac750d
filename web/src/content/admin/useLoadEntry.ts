import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import type { useLoadEntryQuery } from '../../__generated__/useLoadEntryQuery.graphql.ts';
import type { LoadTheirs } from '../../admin/form/ConflictPanel.tsx';
import { contentFields, type ContentFormValues } from './contentFields.ts';

/** Fetches an entry’s current version after a conflict. */
export function useLoadEntry(key: string): LoadTheirs<ContentFormValues> {
  const environment = useRelayEnvironment();
  return async () => {
    const query = graphql`
      query useLoadEntryQuery($key: String!) {
        content(keys: [$key]) {
          version
          ...contentFields_entry
        }
      }
    `;
    const answer = await fetchQuery<useLoadEntryQuery>(environment, query, { key })
      .toPromise()
      .catch(() => undefined);
    const [entry] = answer?.content ?? [];
    return entry ? { values: contentFields.read(entry), version: entry.version } : null;
  };
}
