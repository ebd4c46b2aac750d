import { fetchQuery } from 'react-relay/hooks.js';
import type { Environment, GraphQLTaggedNode } from 'relay-runtime';
import { withRetries } from './withRetries.ts';

/** Loads what a change has made old, if need be later: what shows it follows. */
export const refetch = (environment: Environment, query: GraphQLTaggedNode): Promise<void> =>
  withRetries(() => fetchQuery(environment, query, {}, { fetchPolicy: 'network-only' }).toPromise());
