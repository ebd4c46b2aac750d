import { formTexts } from '../../../language/formTexts.ts';
import { useTexts } from '../../../language/LanguageProvider.tsx';
import { useFailureToast } from '../../../relay/useFailureToast.ts';
import { Question } from '../../parts/Question.tsx';
import type { FormValues } from '../problems.ts';
import type { EditFormState } from '../useEditForm.ts';
import * as styles from './CopyStatus.css.ts';
import type { WorkingCopyState } from './useWorkingCopy.ts';

interface Props<Values extends FormValues> {
  form: EditFormState<Values>;
  copy: WorkingCopyState;
}

/** Discards the working copy after a confirmation, for those who may; the form then shows what is stored. */
export function DiscardCopy<Values extends FormValues>({ form, copy }: Props<Values>) {
  const texts = useTexts(formTexts);
  const reportFailure = useFailureToast();
  if (form.copy?.mayDiscard === false) return null;
  const discard = async () => {
    if (await copy.discard()) form.reset();
    else reportFailure(texts.discardCopyFailed);
  };
  return (
    <Question
      danger
      title={texts.discardCopyTitle}
      description={texts.discardCopyText}
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
