import { useMutation } from 'react-relay/hooks.js';
import type { MutationParameters, Variables as AnyVariables } from 'relay-runtime';
import type { TypedDocument } from './document.ts';

/** A mutation of one field, which answers a `Result`. */
export type MutationDocument<Variables, Result> = TypedDocument<Variables, Readonly<Record<string, Result>>>;

/**
 * Sends a mutation, and resolves with what the server answers; with null where it cannot be reached or fails itself.
 * The second of the pair says whether one is under way.
 */
export function useCommit<Variables extends AnyVariables, Result>(
  document: MutationDocument<Variables, Result>,
) {
  const [send, isInFlight] = useMutation<{
    variables: Variables;
    response: Readonly<Record<string, Result>>;
    rawResponse: MutationParameters['rawResponse'];
  }>(document.node);
  const commit = (variables: Variables, optimisticResponse?: MutationParameters['rawResponse']) =>
    new Promise<Result | null>((resolve) => {
      send({
        variables,
        optimisticResponse,
        onCompleted: (response) => {
          const [result = null] = Object.values(response);
          resolve(result);
        },
        onError: () => resolve(null),
      });
    });
  return [commit, isInFlight] as const;
}
