import { useEffect } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks.js';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { onChange } from './changes.ts';
import { quiet } from './network.ts';

/**
 * Asks the server at first, whenever `occasion` differs, and after each change that this window makes. A failure changes
 * nothing: what is shown stays, and the page itself says that the server cannot be reached.
 * @param onAnswer for what is not read from the store
 */
export function useAskedOnChange<Query extends OperationType>(
  query: GraphQLTaggedNode,
  occasion: string,
  variables: Query['variables'],
  onAnswer: (data: Query['response']) => void = () => {},
): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    const ask = () =>
      fetchQuery<Query>(environment, query, variables, {
        fetchPolicy: 'network-only',
        ...quiet,
      }).subscribe({ next: onAnswer, error: () => {} });
    ask();
    return onChange(ask);
    // Variables and the function are new with each render; what they depend on is the occasion.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [environment, query, occasion]);
}
