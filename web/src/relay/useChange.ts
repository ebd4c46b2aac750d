import type { MutationParameters, Variables as AnyVariables } from 'relay-runtime';
import { formTexts } from '../language/formTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { useToast } from '../ui/Toast.tsx';
import { saveOutcome, type ChangeResult, type Failure, type SaveOutcome } from './saveOutcome.ts';
import { useCommit, type MutationDocument } from './useCommit.ts';
import { useFailureToast, type Notice } from './useFailureToast.ts';

/** A mutation of one field, which spreads `...saveOutcome_failure @alias(as: "failure")`. */
export type ChangeDocument<Variables, Result extends ChangeResult = ChangeResult> = MutationDocument<
  Variables,
  Result
>;

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

function noticeOf<Answer, Variables>(
  notice: NoticeOf<Answer, Variables>,
  answer: Answer,
  variables: Variables,
): Notice {
  return typeof notice === 'function' ? notice(answer, variables) : notice;
}

/**
 * A change of the site: commits its mutation, shows a toast of how it went (docs/product.md#toasts), and resolves
 * with the outcome. Who was asked for the password and thought better of it is told nothing.
 */
export function useChange<Variables extends AnyVariables, Result extends ChangeResult>(
  document: ChangeDocument<Variables, Result>,
  { done, failed, onSaved }: Options<Variables, Result> = {},
) {
  const { success: title } = useTexts(formTexts);
  const { toast } = useToast();
  const reportFailure = useFailureToast();
  const [commit, isChanging] = useCommit(document);

  function notify(outcome: SaveOutcome<Result>, variables: Variables): void {
    // What failed for these is asked again.
    if (outcome.kind === 'unconfirmed' || outcome.kind === 'outdated') return;
    if (outcome.kind === 'saved') {
      if (done === undefined) return;
      const notice = noticeOf(done, outcome.result, variables);
      toast(typeof notice === 'string' ? { title, description: notice } : notice);
    } else if (failed !== undefined) {
      const error = outcome.kind === 'failed' ? outcome.error : undefined;
      reportFailure(noticeOf(failed, outcome, variables), error);
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
