import { useMutation } from 'react-relay/hooks.js';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { formTexts } from '../../language/formAdmin.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { saveOutcome, type ChangeResult, type SaveOutcome } from './saveOutcome.ts';

interface Told {
  saved: string;
  failed: string;
}

/** A mutation of one field, which answers a payload or a typed failure. */
interface Change extends MutationParameters {
  response: Readonly<Record<string, ChangeResult>>;
}

/**
 * Runs a mutation that saves, tells how it went, whatever the reason of a failure (specification section 8), and
 * answers it for the form. The mutation spreads `...saveOutcome_failure @alias(as: "failure")`.
 */
export function useSaveMutation<Mutation extends Change>(mutation: GraphQLTaggedNode, told: Told) {
  const texts = useTexts(formTexts);
  const { toast } = useToast();
  const [commit] = useMutation<Mutation>(mutation);

  function announce(outcome: SaveOutcome): SaveOutcome {
    if (outcome.kind === 'saved') toast({ title: texts.success, description: told.saved });
    else toast({ title: texts.error, description: told.failed, look: 'destructive' });
    return outcome;
  }

  return (variables: Mutation['variables']) =>
    new Promise<SaveOutcome>((resolve) => {
      commit({
        variables,
        onCompleted: (response: Mutation['response']) => {
          const [result] = Object.values(response);
          resolve(announce(result ? saveOutcome(result) : { kind: 'failed' }));
        },
        onError: () => resolve(announce({ kind: 'failed' })),
      });
    });
}
