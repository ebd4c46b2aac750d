import { useEffect, useRef, useState, type ReactNode } from 'react';
import { formTexts } from '../../../language/formTexts.ts';
import { useTexts } from '../../../language/LanguageProvider.tsx';
import { usePiece } from '../../../page/usePiece.ts';
import { Button } from '../../../ui/Button.tsx';
import type { ComparedFields, LoadTheirs } from '../ConflictPanel.tsx';
import type { Field, FormValues } from '../problems.ts';
import type { Difference } from './CompareDialog.tsx';
import * as styles from '../bar/FormBar.css.ts';

const loadDialog = async () => (await import('./CompareDialog.tsx')).CompareDialog;

interface Props<Values extends FormValues> {
  values: Values;
  compared: ComparedFields<Values>;
  /** Fetches the item as it is stored by now. */
  load: LoadTheirs<Values>;
  /** The button that discards the working copy; null if there is nothing to compare. */
  discard: ReactNode;
  /** Whether it is the button of a review, not that of the bar: the links to the review open what it shows. */
  ofReview?: boolean;
}

/** Whether the address asks for the comparison, as the links to a review do. */
const isLinked = () => new URL(location.href).searchParams.get('view') === 'compare';

/** Once it is closed, a reload does not open it again. The router does not notice: it would load the form anew. */
function forgetLink(): void {
  if (!isLinked()) return;
  const address = new URL(location.href);
  address.searchParams.delete('view');
  history.replaceState(history.state, '', address);
}

/** Compares what is typed with what is stored, field by field and word by word. */
export function CompareButton<Values extends FormValues>({
  values,
  compared,
  load,
  discard,
  ofReview = false,
}: Props<Values>) {
  const texts = useTexts(formTexts);
  const [found, setFound] = useState<readonly Difference[] | 'loading' | 'failed' | null>(null);
  // Discarded from the dialog, too: what is typed next does not open it again.
  if (found && !discard) setFound(null);
  const [CompareDialog, readyDialog] = usePiece(loadDialog);
  const handleOpen = async () => {
    if (!(await readyDialog())) return;
    setFound('loading');
    const stored = await load();
    const differing = (Object.keys(values) as Field<Values>[]).filter(
      (field) => stored && stored.values[field] !== values[field],
    );
    const differences = differing.map((field) => ({
      field,
      label: compared[field].label,
      reading: compared[field].reading,
      before: String(stored?.values[field]),
      after: String(values[field]),
    }));
    // It may have been closed in the meantime.
    setFound((now) => now && (stored ? differences : 'failed'));
  };
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!ofReview || !isLinked()) return;
    // The focus returns to it.
    button.current?.focus();
    button.current?.click();
  }, [ofReview]);
  const handleDismiss = () => {
    setFound(null);
    forgetLink();
  };
  return (
    <>
      {ofReview ? (
        <Button ref={button} size="small" variant="secondary" onClick={() => void handleOpen()}>
          {texts.compareShort}
        </Button>
      ) : (
        <button
          type="button"
          aria-label={texts.compare}
          title={texts.compare}
          aria-disabled={!discard}
          className={styles.choice}
          onClick={() => discard && void handleOpen()}
        >
          {texts.compareShort}
        </button>
      )}
      {CompareDialog && found && <CompareDialog found={found} discard={discard} onDismiss={handleDismiss} />}
    </>
  );
}
