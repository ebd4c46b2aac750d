import type { ReactNode } from 'react';
import { FieldValue } from '../../../history/FieldValue.tsx';
import type { Reading } from '../../../history/readings.tsx';
import { adminTexts } from '../../../language/adminTexts.ts';
import { formTexts } from '../../../language/formTexts.ts';
import { useTexts } from '../../../language/LanguageProvider.tsx';
import * as type from '../../../theme/typography.css.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import * as note from '../BehindNote.css.ts';
import { WordChanges } from '../WordChanges.tsx';
import * as styles from './CompareDialog.css.ts';

/** A field whose typed value differs from the stored one. */
export interface Difference {
  field: string;
  label: string;
  reading?: Reading | undefined;
  before: string;
  after: string;
}

interface Props {
  found: readonly Difference[] | 'loading' | 'failed';
  /** Whether someone else has typed since it was opened. */
  hasChanged: boolean;
  discard: ReactNode;
  onDismiss: () => void;
}

const languageOf = (field: string) => /(?<=[a-z])(?:En|Id)$/.exec(field)?.[0].toLowerCase();

/** What the working copy changes: removed words are struck out, added ones underlined. */
export function CompareDialog({ found, hasChanged, discard, onDismiss }: Props) {
  const texts = useTexts(formTexts);
  const { close } = useTexts(adminTexts);
  const differences = typeof found === 'string' ? [] : found;
  const state = typeof found === 'string' ? texts.compareStates[found] : texts.compareSame;
  const changed = hasChanged && texts.compareChanged;
  return (
    <Dialog
      open
      onDismiss={onDismiss}
      title={texts.compareTitle}
      description={texts.compareText}
      closeLabel={close}
      size="large"
      footer={differences.length > 0 && discard}
    >
      <div className={styles.differences}>
        <p role="status" className={styles.status}>
          {differences.length > 0 ? changed : state}
        </p>
        {differences.map(({ field, label, reading, before, after }) => (
          <section key={field} aria-label={label}>
            <h3 className={type.caption}>{label}</h3>
            <p lang={languageOf(field)} className={note.changes}>
              {reading ? (
                <Values reading={reading} before={before} after={after} />
              ) : (
                <WordChanges before={before} after={after} />
              )}
            </p>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

/** Values that are not texts, one after the other. */
function Values({ reading, before, after }: Pick<Difference, 'reading' | 'before' | 'after'>) {
  const { empty: nothing } = useTexts(formTexts);
  return (
    <>
      <del>
        <FieldValue value={before} nothing={nothing} reading={reading} />
      </del>
      <ins>
        <FieldValue value={after} nothing={nothing} reading={reading} />
      </ins>
    </>
  );
}
