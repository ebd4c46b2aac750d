import { formTexts } from '../../../language/formTexts.ts';
import { useTexts } from '../../../language/LanguageProvider.tsx';
import { useFailureToast } from '../../../relay/useFailureToast.ts';
import { Question } from '../../parts/Question.tsx';
import type { PeopleAtForm } from '../../presence/PeopleHere.tsx';
import { typistsOf } from '../../presence/typistsOf.ts';
import type { FormValues } from '../problems.ts';
import type { EditFormState } from '../useEditForm.ts';
import * as styles from './CopyStatus.css.ts';
import type { WorkingCopyState } from './useWorkingCopy.ts';

interface Props<Values extends FormValues> {
  form: EditFormState<Values>;
  copy: WorkingCopyState;
  /** Who else has the form open. */
  others: PeopleAtForm;
}

/** Discards the working copy after a confirmation, for those who may; the form then shows what is stored. */
export function DiscardCopy<Values extends FormValues>({ form, copy, others }: Props<Values>) {
  const texts = useTexts(formTexts);
  const reportFailure = useFailureToast();
  if (form.copy?.mayDiscard === false) return null;
  const typists = typistsOf(others);
  const lost = [
    texts.discardCopyText,
    ...(typists.length > 0 ? [texts.discardCopyOthers(typists.join(', '))] : []),
  ];
  const discard = async () => {
    if (!(await copy.discard())) reportFailure(texts.discardCopyFailed);
  };
  return (
    <Question
      danger
      title={texts.discardCopyTitle}
      description={lost.join(' ')}
      confirmLabel={texts.discardCopy}
      onConfirm={discard}
    >
      {(ask) => (
        <button type="button" disabled={form.isSaving} className={styles.action} onClick={ask}>
          {texts.discardCopy}
        </button>
      )}
    </Question>
  );
}
