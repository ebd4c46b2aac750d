import { useEffect, useState } from 'react';
import { formTexts } from '../../../language/formTexts.ts';
import { useLanguage, useTexts } from '../../../language/LanguageProvider.tsx';
import { localTime } from '../../../language/localMoment.ts';
import type { ComparedFields, LoadTheirs } from '../ConflictPanel.tsx';
import type { FormValues } from '../problems.ts';
import type { EditFormState } from '../useEditForm.ts';
import { changesOf } from './copyChanges.ts';
import { CompareButton } from './CompareButton.tsx';
import * as styles from './CopyStatus.css.ts';
import { DiscardCopy } from './DiscardCopy.tsx';
import type { WorkingCopyState } from './useWorkingCopy.ts';

/** How long “just now” lasts, in milliseconds. */
const justNow = 60_000;

interface Props<Values extends FormValues> {
  form: EditFormState<Values>;
  copy: WorkingCopyState;
  compared: ComparedFields<Values>;
  /** Fetches the stored item; absent for a new one, which has nothing to compare. */
  load?: LoadTheirs<Values> | undefined;
}

/** Says, next to the form’s buttons, whether what is typed is on the server, and offers to compare and to discard it. */
export function CopyStatus<Values extends FormValues>({ form, copy, compared, load }: Props<Values>) {
  const texts = useTexts(formTexts);
  const count = changesOf(form).length;
  const hasFailed = copy.state === 'failed' || copy.state === 'refused';
  const discard = <DiscardCopy form={form} copy={copy} />;
  if (count === 0 && !copy.keptAt && !hasFailed) return null;
  return (
    <p className={styles.status}>
      {count > 0 && <span className={styles.count}>{texts.workingCopy(count)}</span>}
      {!hasFailed && <Moment copy={copy} />}
      <span role="status" className={styles.failure}>
        {hasFailed && (copy.state === 'failed' ? texts.keepFailed : texts.keepRefused)}
      </span>
      {count > 0 && load && (
        <CompareButton values={form.values} compared={compared} load={load} discard={discard} />
      )}
      {count > 0 && discard}
    </p>
  );
}

/** “Saving…”, “Saved just now”, and after a minute the time. */
function Moment({ copy: { state, keptAt } }: { copy: WorkingCopyState }) {
  const texts = useTexts(formTexts);
  const { language } = useLanguage();
  const [isOld, setOld] = useState(false);
  useEffect(() => {
    if (!keptAt) return;
    const timer = setTimeout(() => setOld(true), justNow);
    return () => {
      clearTimeout(timer);
      setOld(false);
    };
  }, [keptAt]);
  if (state === 'waiting' || state === 'conflict') return <span>{texts.keeping}</span>;
  if (!keptAt) return null;
  const text = isOld ? texts.keptAt(localTime(language, keptAt.toISOString())) : texts.kept;
  return <span>{text}</span>;
}
