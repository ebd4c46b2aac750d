import type { MutationParameters, Variables as AnyVariables } from 'relay-runtime';
import { formTexts } from '../language/formTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { loadingTexts } from '../language/loadingTexts.ts';
import { useToast } from '../ui/Toast.tsx';
import type { ToastContent } from '../ui/toastReducer.ts';
import { saveOutcome, type ChangeResult, type Failure, type SaveOutcome } from './saveOutcome.ts';
import { useCommit, type MutationDocument } from './useCommit.ts';
import { isUnreachable } from './useFailureText.ts';

/** A mutation of one field, which spreads `...saveOutcome_failure @alias(as: "failure")`. */
export type ChangeDocument<Variables, Result extends ChangeResult = ChangeResult> = MutationDocument<
  Variables,
  Result
>;

/** A toast, or what it says below its usual title. */
export type Notice = string | ToastContent;

/** A notice, or how it is made of the answer and of what was asked. */
type NoticeOf<Answer, Variables> = Notice | ((answer: Answer, variables: Variables) => Notice);

interface Options<Variables, Result> {
  /** What the toast says of a success; without it there is none. */
  done?: NoticeOf<Required<Result>, Variables>;
  /** What the toast says of a failure; without it there is none. */
  failed?: NoticeOf<Failure, Variables>;
  /** What follows from a success. */
  onSaved?: (result: Required<Result>, variables: Variables) => void;
}

/** @param title where the notice has none of its own */
function toastOf<Answer, Variables>(
  title: string,
  notice: NoticeOf<Answer, Variables>,
  answer: Answer,
  variables: Variables,
): ToastContent {
  const told = typeof notice === 'function' ? notice(answer, variables) : notice;
  return typeof told === 'string' ? { title, description: told } : told;
}

/** Two texts as sentences, whether or not the first ends as one. */
const sentences = (first: string, second: string) => `${first.replace(/[.!?…]*$/, '.')} ${second}`;

/**
 * A change of the site: commits its mutation, shows a toast of how it went (docs/product.md#toasts), and resolves
 * with the outcome. Who was asked for the password and thought better of it is told nothing.
 */
export function useChange<Variables extends AnyVariables, Result extends ChangeResult>(
  document: ChangeDocument<Variables, Result>,
  { done, failed, onSaved }: Options<Variables, Result> = {},
) {
  const texts = useTexts(formTexts);
  const { unreachable } = useTexts(loadingTexts);
  const { toast } = useToast();
  const [commit, isChanging] = useCommit(document);

  function notify(outcome: SaveOutcome<Result>, variables: Variables): void {
    // What failed for these is asked again.
    if (outcome.kind === 'unconfirmed' || outcome.kind === 'outdated') return;
    if (outcome.kind === 'saved') {
      if (done !== undefined) toast(toastOf(texts.success, done, outcome.result, variables));
    } else if (failed !== undefined) {
      const content = toastOf(texts.error, failed, outcome, variables);
      const isOffline = outcome.kind === 'failed' && isUnreachable(outcome.error);
      const description = content.description ?? '';
      toast({
        ...content,
        ...(isOffline && { description: sentences(description, unreachable) }),
        look: 'destructive',
      });
    }
  }

  /** @param optimisticResponse what is shown until the server has answered */
  const change = async (variables: Variables, optimisticResponse?: MutationParameters['rawResponse']) => {
    const [result, error] = await commit(variables, optimisticResponse);
    const outcome: SaveOutcome<Result> = error ? { kind: 'failed', error } : saveOutcome(result);
    notify(outcome, variables);
    if (outcome.kind === 'saved') onSaved?.(outcome.result, variables);
    return outcome;
  };
  return { change, isChanging };
}
