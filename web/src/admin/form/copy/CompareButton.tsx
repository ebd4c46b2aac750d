import { useEffect, useRef, useState, type ReactNode } from 'react';
import { formTexts } from '../../../language/formTexts.ts';
import { useTexts } from '../../../language/LanguageProvider.tsx';
import { usePiece } from '../../../page/usePiece.ts';
import { Button } from '../../../ui/Button.tsx';
import type { ComparedFields, LoadTheirs } from '../ConflictPanel.tsx';
import type { Field, FormValues } from '../problems.ts';
import { isSame } from '../edited.ts';
import * as styles from '../bar/FormBar.css.ts';

const loadDialog = async () => (await import('./CompareDialog.tsx')).CompareDialog;

interface Props<Values extends FormValues> {
  values: Values;
  compared: ComparedFields<Values>;
  /** The item as it is stored, as far as this window knows. */
  stored: Values;
  /** Fetches the item as it is stored by now: `stored` follows. */
  load: LoadTheirs<Values>;
  /** Called with each closing: what it showed last has been read. */
  onRead: () => void;
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

/**
 * Compares what is typed with what is stored, field by field and word by word. It follows what others type and save while
 * it is open: what is published afterwards is what it shows.
 */
export function CompareButton<Values extends FormValues>({
  values,
  compared,
  stored,
  load,
  onRead,
  discard,
  ofReview = false,
}: Props<Values>) {
  const texts = useTexts(formTexts);
  /** With the values that it opened with. */
  const [opened, setOpened] = useState<{ state: 'loading' | 'failed' | 'loaded'; values: Values } | null>(
    null,
  );
  // Discarded from the dialog, too: what is typed next does not open it again.
  if (opened && !discard) setOpened(null);
  const [CompareDialog, readyDialog] = usePiece(loadDialog);
  const handleOpen = async () => {
    if (!(await readyDialog())) return;
    setOpened({ state: 'loading', values });
    const state = (await load()) ? 'loaded' : 'failed';
    // It may have been closed in the meantime.
    setOpened((now) => now && { ...now, state });
  };
  const findDifferences = () =>
    (Object.keys(values) as Field<Values>[])
      .filter((field) => stored[field] !== values[field])
      .map((field) => ({
        field,
        label: compared[field].label,
        reading: compared[field].reading,
        before: String(stored[field]),
        after: String(values[field]),
      }));
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!ofReview || !isLinked()) return;
    // The focus returns to it.
    button.current?.focus();
    button.current?.click();
  }, [ofReview]);
  const handleDismiss = () => {
    setOpened(null);
    onRead();
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
      {CompareDialog && opened && (
        <CompareDialog
          found={opened.state === 'loaded' ? findDifferences() : opened.state}
          hasChanged={!isSame(opened.values, values)}
          // A review is answered in its form.
          discard={!ofReview && discard}
          onDismiss={handleDismiss}
        />
      )}
    </>
  );
}
