import type { Variables as AnyVariables } from 'relay-runtime';
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

/** A notice, or a function that builds it from the result and the variables; null for none. */
type NoticeOf<Answer, Variables> = Notice | ((answer: Answer, variables: Variables) => Notice | null);

interface Options<Variables, Result> {
  /** The toast on success; if absent, none is shown. */
  done?: NoticeOf<Required<Result>, Variables>;
  /** The toast on failure; if absent, none is shown. */
  failed?: NoticeOf<Failure, Variables>;
  /** Called on success. */
  onSaved?: (result: Required<Result>, variables: Variables) => void;
}

function noticeOf<Answer, Variables>(
  notice: NoticeOf<Answer, Variables>,
  answer: Answer,
  variables: Variables,
): Notice | null {
  return typeof notice === 'function' ? notice(answer, variables) : notice;
}

/**
 * Changes the site: commits a mutation, shows the outcome in a toast (docs/product.md#toasts), and resolves with it. An
 * admin who cancels the password dialog gets no toast.
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
    // Not reported: the admin canceled, or the confirmation is repeated.
    if (outcome.kind === 'unconfirmed' || outcome.kind === 'outdated') return;
    if (outcome.kind === 'saved') {
      const notice = done === undefined ? null : noticeOf(done, outcome.result, variables);
      if (notice === null) return;
      toast(typeof notice === 'string' ? { title, description: notice } : notice);
    } else if (failed !== undefined) {
      const error = outcome.kind === 'failed' ? outcome.error : undefined;
      const notice = noticeOf(failed, outcome, variables);
      if (notice !== null) reportFailure(notice, error);
    }
  }

  const change = async (variables: Variables) => {
    const [result, error] = await commit(variables);
    const outcome: SaveOutcome<Result> = error ? { kind: 'failed', error } : saveOutcome(result);
    notify(outcome, variables);
    if (outcome.kind === 'saved') onSaved?.(outcome.result, variables);
    return outcome;
  };
  return { change, isChanging };
}
