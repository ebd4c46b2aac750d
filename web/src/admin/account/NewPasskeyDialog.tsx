import { useRef, useState, type FormEvent } from 'react';
import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { addPasskeyInput } from '../../shared/inputRules.ts';
import { trimmed } from '../../shared/trimmed.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import * as styles from '../parts/DialogForm.css.ts';
import { useFocusProblem } from '../parts/useFocusProblem.ts';
import { ownPasskeyTexts } from './ownPasskeyTexts.ts';
import { useAddPasskey } from './useAddPasskey.ts';

interface Props {
  open: boolean;
  passkeysId: string;
  onClose: () => void;
  /** Called with the recovery codes of the first second factor; null if the account keeps its own. */
  onCodes: (codes: readonly string[] | null) => void;
}

const formId = 'new-passkey';

/** Names a passkey, and has the browser make it. */
export function NewPasskeyDialog({ open, passkeysId, onClose, onCodes }: Props) {
  const texts = useTexts(ownPasskeyTexts);
  const { cancel } = useTexts(formTexts);
  const { addPasskey, isAdding } = useAddPasskey(passkeysId);
  return (
    <Dialog
      open={open}
      steady
      onDismiss={onClose}
      size="small"
      title={texts.addTitle}
      description={texts.addText}
      closeLabel={texts.close}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" form={formId} busy={isAdding}>
            {isAdding ? texts.adding : texts.add}
          </Button>
        </>
      }
    >
      <NameForm
        onSubmit={async (name) => {
          if (isAdding) return undefined;
          const outcome = await addPasskey(name);
          if (!outcome.isAdded) return outcome.problem;
          onClose();
          onCodes(outcome.codes);
          return undefined;
        }}
      />
    </Dialog>
  );
}

interface FormProps {
  /** @returns the problem, if any */
  onSubmit: (name: string) => Promise<string | undefined>;
}

function NameForm({ onSubmit }: FormProps) {
  const texts = useTexts(ownPasskeyTexts);
  const { required } = useTexts(formTexts);
  const element = useRef<HTMLFormElement>(null);
  const [name, setName] = useState('');
  const [problems, setProblems] = useState<{ name?: string | undefined }>({});
  useFocusProblem(element, problems);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setProblems({ name: trimmed(name) === '' ? required : await onSubmit(name) });
  };
  return (
    <form
      ref={element}
      id={formId}
      noValidate
      className={styles.form}
      onSubmit={(event) => void handleSubmit(event)}
    >
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        required
        maxLength={addPasskeyInput.name.maxLength}
        autoComplete="off"
        value={name}
        error={problems.name}
        onChange={({ target }) => setName(target.value)}
      />
    </form>
  );
}
