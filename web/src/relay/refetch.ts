import { fetchQuery } from 'react-relay/hooks.js';
import type { Environment, GraphQLTaggedNode } from 'relay-runtime';
import { againOnline } from './againOnline.ts';

/** Loads what a change has made old; what shows it follows, if need be once the connection is back. */
export const refetch = (environment: Environment, query: GraphQLTaggedNode): Promise<void> =>
  againOnline(() => fetchQuery(environment, query, {}, { fetchPolicy: 'network-only' }).toPromise());
