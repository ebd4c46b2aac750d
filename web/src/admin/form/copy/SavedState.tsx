import { useHasPassed } from '../../../browser/useHasPassed.ts';
import { formTexts } from '../../../language/formTexts.ts';
import { useLanguage, useTexts } from '../../../language/LanguageProvider.tsx';
import { localTime } from '../../../language/localMoment.ts';
import * as styles from './CopyStatus.css.ts';
import type { KeepState } from './keeper.ts';
import type { WorkingCopyState } from './useWorkingCopy.ts';

/** How long “just now” lasts, in milliseconds. */
const justNow = 60_000;

/** Says whether what is typed is on the server: “Saving…”, “Saved just now”, after a minute the time, or why not. */
export function SavedState({ copy }: { copy: WorkingCopyState }) {
  const texts = useTexts(formTexts);
  const failures: Partial<Record<KeepState, string>> = {
    failed: texts.keepFailed,
    signedOut: texts.keepSignedOut,
    overdue: texts.keepOverdue,
    refused: texts.keepRefused,
    held: texts.keepHeld,
  };
  const failure = failures[copy.state];
  return (
    <>
      {!failure && <Moment copy={copy} />}
      <span role="status" className={styles.failure}>
        {failure}
      </span>
    </>
  );
}

function Moment({ copy: { state, keptAt } }: { copy: WorkingCopyState }) {
  const texts = useTexts(formTexts);
  const { language } = useLanguage();
  const isOld = useHasPassed(justNow, keptAt);
  if (state === 'waiting' || state === 'conflict')
    return <span className={styles.moment}>{texts.keeping}</span>;
  if (!keptAt) return null;
  const text = isOld ? texts.keptAt(localTime(language, keptAt.toISOString())) : texts.kept;
  return <span className={styles.moment}>{text}</span>;
}
