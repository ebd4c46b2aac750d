import { useMutation } from 'react-relay/hooks.js';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { formTexts } from '../../language/formAdmin.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { saveOutcome, type ChangeResult, type SaveOutcome } from '../form/saveOutcome.ts';

/** A mutation that deletes one row at a version and takes it out of lists. */
interface Deletion extends MutationParameters {
  variables: { id: number; version?: number | null | undefined; connections: readonly string[] };
  response: Readonly<Record<string, ChangeResult>>;
}

interface Told {
  deleted: string;
  failed: string;
}

/**
 * Deletes a row at the version that the admin saw, takes it out of its list, and tells how it went
 * (specification section 8).
 */
export function useDeleteMutation<Mutation extends Deletion>(
  mutation: GraphQLTaggedNode,
  connectionId: string,
  told: Told,
) {
  const texts = useTexts(formTexts);
  const { toast } = useToast();
  const [commit, isDeleting] = useMutation<Mutation>(mutation);

  function announce(outcome: SaveOutcome): SaveOutcome {
    if (outcome.kind === 'saved') toast({ title: texts.success, description: told.deleted });
    else toast({ title: texts.error, description: told.failed, look: 'destructive' });
    return outcome;
  }

  const remove = (row: { id: number; version: number }) =>
    new Promise<SaveOutcome>((resolve) => {
      commit({
        variables: { ...row, connections: [connectionId] },
        onCompleted: (response: Mutation['response']) => {
          const [result] = Object.values(response);
          resolve(announce(result ? saveOutcome(result) : { kind: 'failed' }));
        },
        onError: () => resolve(announce({ kind: 'failed' })),
      });
    });
  return { remove, isDeleting };
}
