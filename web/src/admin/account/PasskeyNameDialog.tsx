import { useId, useRef, useState, type FormEvent } from 'react';
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

interface FormProps {
  /** With what it opens. */
  initial?: string;
  /** @returns the problem, if any; the dialog then stays open */
  onSubmit: (name: string) => Promise<string | undefined>;
}

interface Props extends FormProps {
  open: boolean;
  title: string;
  text: string;
  /** The button. */
  submit: string;
  isBusy: boolean;
  onClose: () => void;
}

/** Asks for the name of a passkey. */
export function PasskeyNameDialog({ open, title, text, submit, isBusy, onClose, ...form }: Props) {
  const texts = useTexts(ownPasskeyTexts);
  const { cancel } = useTexts(formTexts);
  const formId = useId();
  return (
    <Dialog
      open={open}
      steady
      onDismiss={onClose}
      size="small"
      title={title}
      description={text}
      closeLabel={texts.close}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" form={formId} busy={isBusy}>
            {submit}
          </Button>
        </>
      }
    >
      <NameForm id={formId} {...form} />
    </Dialog>
  );
}

function NameForm({ id, initial = '', onSubmit }: FormProps & { id: string }) {
  const texts = useTexts(ownPasskeyTexts);
  const { required } = useTexts(formTexts);
  const element = useRef<HTMLFormElement>(null);
  const [name, setName] = useState(initial);
  const [problems, setProblems] = useState<{ name?: string | undefined }>({});
  useFocusProblem(element, problems);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setProblems({ name: trimmed(name) === '' ? required : await onSubmit(name) });
  };
  return (
    <form
      ref={element}
      id={id}
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
