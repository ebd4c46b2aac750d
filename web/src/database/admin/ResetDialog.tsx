import { useId, useState, type FormEvent } from 'react';
import { databaseTexts } from './databaseTexts.ts';
import { liveTexts } from './liveTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import * as styles from './DatabasePage.css.ts';

interface Props {
  open: boolean;
  busy: boolean;
  onConfirm: (phrase: string) => void;
  onCancel: () => void;
}

/** Asks for confirmation of a reset by a typed phrase (docs/product.md#reset). */
export function ResetDialog({ open, busy, onConfirm, onCancel }: Props) {
  const texts = useTexts(liveTexts);
  const words = useTexts(databaseTexts);
  const form = useId();
  const [phrase, setPhrase] = useState('');
  const matches = phrase.trim() === texts.phrase;
  const handleCancel = () => {
    if (busy) return;
    setPhrase('');
    onCancel();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (matches && !busy) onConfirm(phrase.trim());
  };
  return (
    <Dialog
      open={open}
      onDismiss={handleCancel}
      size="small"
      title={texts.reset}
      description={texts.resetQuestion}
      closeLabel={words.close}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={handleCancel}>
            {words.cancel}
          </Button>
          <Button type="submit" form={form} variant="danger" disabled={!matches} busy={busy}>
            {busy ? texts.resetting : texts.reset}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.page} onSubmit={handleSubmit}>
        <TextField
          label={texts.typePhrase(texts.phrase)}
          hint={texts.resetBackup}
          value={phrase}
          readOnly={busy}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ target }) => setPhrase(target.value)}
        />
      </form>
    </Dialog>
  );
}
