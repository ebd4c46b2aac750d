import { useMutation } from 'react-relay/hooks.js';
import type { MutationParameters, Variables as AnyVariables } from 'relay-runtime';
import { formTexts } from '../language/formTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import type { TypedDocument } from './document.ts';
import { useToast } from '../ui/Toast.tsx';
import { saveOutcome, type ChangeResult, type SaveOutcome } from './saveOutcome.ts';

/** A mutation of one field, which spreads `...saveOutcome_failure @alias(as: "failure")`. */
export type ChangeDocument<Variables> = TypedDocument<Variables, Readonly<Record<string, ChangeResult>>>;

/** What the toast says. */
interface Notices {
  done: string;
  failed: string;
}

/**
 * A change of the site: commits its mutation, shows a toast of how it went, whatever the reason of a failure
 * (docs/product.md#errors), and resolves with the outcome.
 */
export function useChange<Variables extends AnyVariables>(
  document: ChangeDocument<Variables>,
  notices: Notices,
) {
  const texts = useTexts(formTexts);
  const { toast } = useToast();
  const [commit, isChanging] = useMutation<MutationParameters>(document.node);

  function notify(outcome: SaveOutcome): SaveOutcome {
    if (outcome.kind === 'saved') toast({ title: texts.success, description: notices.done });
    else toast({ title: texts.error, description: notices.failed, look: 'destructive' });
    return outcome;
  }

  const change = (variables: Variables) =>
    new Promise<SaveOutcome>((resolve) => {
      commit({
        variables,
        onCompleted: (response) => {
          const [result] = Object.values(response as Record<string, ChangeResult>);
          resolve(notify(result ? saveOutcome(result) : { kind: 'failed' }));
        },
        onError: () => resolve(notify({ kind: 'failed' })),
      });
    });
  return { change, isChanging };
}
