import { useMutation } from 'react-relay/hooks.js';
import type { Variables as AnyVariables } from 'relay-runtime';
import { noteChange } from './changes.ts';
import type { TypedDocument } from './document.ts';
import { RefusedError } from './network.ts';

/** A mutation of one field, which returns a `Result`. */
export type MutationDocument<Variables, Result> = TypedDocument<Variables, Readonly<Record<string, Result>>>;

/**
 * Sends a mutation. `commit` resolves with the server’s answer, or with null and the error if the server cannot be
 * reached or fails itself.
 * @returns `commit`, and whether a mutation is in flight
 */
export function useCommit<Variables extends AnyVariables, Result>(
  document: MutationDocument<Variables, Result>,
) {
  const [send, isInFlight] = useMutation<{
    variables: Variables;
    response: Readonly<Record<string, Result>>;
  }>(document.node);
  const commit = (variables: Variables) =>
    new Promise<[Result, null] | [null, Error]>((resolve) => {
      send({
        variables,
        onCompleted: (response) => {
          noteChange();
          const [result] = Object.values(response);
          resolve(result ? [result, null] : [null, new Error('The server returned no result.')]);
        },
        onError: (error) => {
          // The admin’s role may be another one by now.
          if (error instanceof RefusedError) noteChange();
          resolve([null, error]);
        },
      });
    });
  return [commit, isInFlight] as const;
}
