import { useId, useRef, useState, type FormEvent } from 'react';
import { adminTexts } from '../../../language/adminTexts.ts';
import { formTexts } from '../../../language/formTexts.ts';
import { useLanguage, useTexts } from '../../../language/LanguageProvider.tsx';
import { useChange } from '../../../relay/useChange.ts';
import { numberFormat } from '../../../shared/language.ts';
import { trimmed } from '../../../shared/trimmed.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TextAreaField } from '../../../ui/TextAreaField.tsx';
import { useFocusProblem } from '../../parts/useFocusProblem.ts';
import { lengthProblem, problemText } from '../problems.ts';
import type { CopyPlace } from '../copy/copyRequests.ts';
import { commentDocument } from './reviewDocuments.ts';
import { reviewTexts } from './reviewTexts.ts';
import * as styles from './SentenceDialog.css.ts';
import { useKeyOf } from './useKeyOf.ts';

/** Why a text was not sent. */
export interface Refusal {
  why: string;
  /** Whether sending it again cannot help, so that it can only become a comment. */
  isFinal: boolean;
}

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
  /** Resolves with why it is not done, null if it is: the dialog closes. */
  onSubmit: (text: string) => Promise<Refusal | null>;
  /** The item of the thread to which a refused text can be added. */
  place: CopyPlace;
  open: boolean;
  onClose: () => void;
}

/** Asks for a text of a few lines, which is required, and stays with it until it is sent. */
export function SentenceDialog({
  title,
  text,
  label,
  maxLength,
  initial = '',
  submit,
  submitting,
  onSubmit,
  place,
  open,
  onClose,
}: Props) {
  const words = useTexts(reviewTexts);
  const texts = useTexts(formTexts);
  const { close } = useTexts(adminTexts);
  const number = numberFormat(useLanguage().language);
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const [wasOpen, setWasOpen] = useState(false);
  const [isSending, setSending] = useState(false);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<{ error?: string }>({});
  useFocusProblem(element, problem);
  const tooLong = problemText(texts, number, lengthProblem(typed, maxLength));
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { keyOf, forget } = useKeyOf();
  const { change: addComment } = useChange(commentDocument, { done: words.added });
  if (open !== wasOpen) {
    setWasOpen(open);
    // What it shows stays while it closes.
    if (open) {
      // What was not sent, also if the dialog was closed by mistake.
      setTyped(typed || initial);
      setProblem({});
      setRefusal(null);
    }
  }
  const comment = async (): Promise<Refusal | null> => {
    const { kind } = await addComment({ ...place, text: typed, idempotencyKey: keyOf(typed) });
    if (kind !== 'saved')
      return {
        why: kind === 'gone' ? words.gone : kind === 'invalid' ? words.full : words.addFailed,
        isFinal: true,
      };
    forget();
    return null;
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const error = trimmed(typed) === '' ? texts.required : tooLong;
    if (error) {
      setProblem({ error });
      return;
    }
    setSending(true);
    const refused = await (refusal?.isFinal ? comment() : onSubmit(typed));
    setSending(false);
    setRefusal(refused);
    if (refused) return;
    setTyped('');
    onClose();
  };
  return (
    <Dialog
      open={open}
      steady
      onDismiss={onClose}
      title={title}
      description={text}
      closeLabel={close}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={id} busy={isSending}>
            {refusal?.isFinal ? words.addAsComment : isSending ? submitting : submit}
          </Button>
        </>
      }
    >
      <form ref={element} id={id} noValidate onSubmit={(event) => void handleSubmit(event)}>
        {/* Always there, so that what it comes to say is announced. */}
        <p role="alert" className={styles.refusal}>
          {refusal?.why}
        </p>
        <TextAreaField
          label={label}
          hint={texts.characters(number.format(typed.length), number.format(maxLength))}
          required
          rows={4}
          value={typed}
          error={problem.error ?? tooLong}
          onChange={({ target }) => {
            setTyped(target.value);
            setProblem({});
          }}
        />
      </form>
    </Dialog>
  );
}
