import { commitMutation, fetchQuery, graphql, readInlineData } from 'react-relay/hooks.js';
import type { Environment } from 'relay-runtime';
import type {
  copyRequests_copy$data,
  copyRequests_copy$key,
} from '../../../__generated__/copyRequests_copy.graphql.ts';
import type { copyDocumentsDiscardMutation } from '../../../__generated__/copyDocumentsDiscardMutation.graphql.ts';
import type {
  CopiedEntity,
  copyDocumentsKeepMutation,
} from '../../../__generated__/copyDocumentsKeepMutation.graphql.ts';
import type { copyDocumentsQuery } from '../../../__generated__/copyDocumentsQuery.graphql.ts';
import { FactorOverdueError, quiet } from '../../../relay/network.ts';
import { saveOutcome } from '../../../relay/saveOutcome.ts';
import { copyQuery, discardCopy, keepCopy } from './copyDocuments.ts';
import type { KeepAnswer, KeptCopy, TypedChanges } from './keeper.ts';

/** Whose working copy it is: that of an item, or of one that is not stored yet. */
export type CopyPlace = { entity: CopiedEntity } & ({ itemId: number } | { newKey: string });

/** Reads a working copy for a form. */
export const readCopy = (key: copyRequests_copy$key): Omit<copyRequests_copy$data, ' $fragmentType'> =>
  readInlineData(
    graphql`
      fragment copyRequests_copy on WorkingCopy @inline {
        databaseId
        revision
        mayDiscard
        baseVersion
        keptByPerson {
          name
          isViewer
        }
        keptAt
        changes {
          field
          value
          base
          isTypedByViewer
          isLastTypedByViewer
        }
      }
    `,
    key,
  );

export const refOf = ({
  databaseId: id,
  revision,
  mayDiscard,
}: Pick<copyRequests_copy$data, 'databaseId' | 'revision' | 'mayDiscard'>): KeptCopy => ({
  id,
  revision,
  mayDiscard,
});

/**
 * The requests of a working copy. None of them interrupts the editor for a password.
 * @param duplicates the item that a new one duplicates
 */
export const copyRequests = (environment: Environment, place: CopyPlace, duplicates?: number) => ({
  keep: (typed: TypedChanges, revision: number) =>
    new Promise<KeepAnswer>((resolve) => {
      commitMutation<copyDocumentsKeepMutation>(environment, {
        mutation: keepCopy.node,
        variables: { ...place, ...typed, revision, ...(duplicates && { duplicates }) },
        cacheConfig: quiet.networkCacheConfig,
        onCompleted: ({ keepWorkingCopy: result }) => {
          const { kind } = saveOutcome(result);
          if (kind === 'saved')
            resolve({ kind: 'kept', copy: result.workingCopy ? refOf(result.workingCopy) : null });
          else if (kind === 'conflict') resolve({ kind });
          else resolve({ kind: kind === 'signedOut' || kind === 'failed' ? kind : 'refused' });
        },
        onError: (error) => resolve({ kind: error instanceof FactorOverdueError ? 'overdue' : 'failed' }),
      });
    }),

  /** Resolves with whether it is gone. */
  discard: (revision: number) =>
    new Promise<boolean>((resolve) => {
      commitMutation<copyDocumentsDiscardMutation>(environment, {
        mutation: discardCopy.node,
        variables: { ...place, revision },
        onCompleted: ({ discardWorkingCopy: result }) => resolve(saveOutcome(result).kind === 'saved'),
        onError: () => resolve(false),
      });
    }),

  /**
   * The working copy as it is now; if there is none, the number of the item that was made of it, or null; undefined if
   * that is not known.
   */
  load: async () => {
    const fetched = fetchQuery<copyDocumentsQuery>(environment, copyQuery.node, place, {
      fetchPolicy: 'network-only',
      ...quiet,
    });
    const answer = await fetched.toPromise().catch(() => undefined);
    return answer && (answer.workingCopy ? readCopy(answer.workingCopy) : (answer.createdItem ?? null));
  },
});
