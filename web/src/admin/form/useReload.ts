import { useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks.js';
import { useParams } from 'react-router-dom';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { databaseIdIn } from '../../relay/databaseId.ts';

/** A page’s query of the item that its address names. */
interface ItemQuery extends OperationType {
  variables: { id: number };
}

/**
 * Loads the page’s item again, after which `reloads` is another key for the form that shall begin anew with it. When
 * it cannot be loaded, the form stays as it is.
 */
export function useReload<Query extends ItemQuery>(query: GraphQLTaggedNode) {
  const environment = useRelayEnvironment();
  const { id } = useParams();
  const [reloads, setReloads] = useState(0);
  const reload = async () => {
    const variables = { id: databaseIdIn(id) };
    const answer = await fetchQuery<Query>(environment, query, variables, { fetchPolicy: 'network-only' })
      .toPromise()
      .catch(() => undefined);
    if (answer) setReloads((count) => count + 1);
  };
  return { reloads, reload: () => void reload() };
}
