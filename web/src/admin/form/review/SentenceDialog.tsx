import { useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { adminTexts } from '../../../language/adminTexts.ts';
import { formTexts } from '../../../language/formTexts.ts';
import { useLanguage, useTexts } from '../../../language/LanguageProvider.tsx';
import { numberFormat } from '../../../shared/language.ts';
import { trimmed } from '../../../shared/trimmed.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TextAreaField } from '../../../ui/TextAreaField.tsx';
import { useFocusProblem } from '../../parts/useFocusProblem.ts';

interface Props {
  title: string;
  text: string;
  /** The name of the field. */
  label: string;
  maxLength: number;
  /** With what it opens. */
  initial?: string;
  /** The button that sends it, and what it reads meanwhile. */
  submit: string;
  submitting: string;
  /** Resolves with whether it is done, so that the dialog closes; what was typed stays otherwise. */
  onSubmit: (text: string) => Promise<boolean>;
  /** Renders the button that opens the dialog. */
  children: (open: () => void) => ReactNode;
}

/** Asks for a text of a few lines, which is required. */
export function SentenceDialog({
  title,
  text,
  label,
  maxLength,
  initial = '',
  submit,
  submitting,
  onSubmit,
  children,
}: Props) {
  const texts = useTexts(formTexts);
  const { close } = useTexts(adminTexts);
  const number = numberFormat(useLanguage().language);
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isSending, setSending] = useState(false);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<{ error?: string }>({});
  useFocusProblem(element, problem);
  const handleOpen = () => {
    setTyped(initial);
    setProblem({});
    setOpen(true);
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    if (trimmed(typed) === '') {
      setProblem({ error: texts.required });
      return;
    }
    setSending(true);
    const isDone = await onSubmit(typed);
    setSending(false);
    if (isDone) setOpen(false);
  };
  return (
    <>
      {children(handleOpen)}
      <Dialog
        open={isOpen}
        steady
        onDismiss={() => setOpen(false)}
        title={title}
        description={text}
        closeLabel={close}
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {texts.cancel}
            </Button>
            <Button type="submit" form={id} busy={isSending}>
              {isSending ? submitting : submit}
            </Button>
          </>
        }
      >
        <form ref={element} id={id} noValidate onSubmit={(event) => void handleSubmit(event)}>
          <TextAreaField
            label={label}
            hint={texts.characters(number.format(typed.length), number.format(maxLength))}
            required
            rows={4}
            maxLength={maxLength}
            value={typed}
            error={problem.error}
            onChange={({ target }) => {
              setTyped(target.value);
              setProblem({});
            }}
          />
        </form>
      </Dialog>
    </>
  );
}
