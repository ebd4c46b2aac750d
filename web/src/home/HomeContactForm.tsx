import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useSendContactMessage } from '../contact/useSendContactMessage.ts';
import type { SendContactMessageInput } from '../__generated__/sendContactMessageMutation.graphql.ts';
import { problemText } from '../page/fieldProblems.ts';
import type { FieldProblem } from '../shared/pages/refusedForm.ts';
import { contactMessageTexts } from '../contact/contactMessageTexts.ts';
import { homeTexts } from './homeTexts.ts';
import { useLanguage, useTexts } from '../language/LanguageProvider.tsx';
import { Button } from '../ui/Button.tsx';
import { Honeypot } from '../ui/Honeypot.tsx';
import { RequiredNote } from '../ui/RequiredNote.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { TextAreaField } from '../ui/TextAreaField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { WaxLine } from '../ui/WaxLine.tsx';
import * as styles from './HomeContact.css.ts';
import { homeForm } from '../shared/inputRules.ts';
import { useFocusOnProblem } from '../page/useFocusOnProblem.ts';

/** The subjects in display order (docs/product.md#contact-forms). */
const subjects = ['partnership', 'media', 'general', 'heritage'] as const;

/** The values of the fields, in their order, when the visitor left the page without sending them. */
let unsent: readonly string[] = [];

/**
 * The home page’s form: kept on failure and while the visitor reads other pages, cleared on success; without scripts, it
 * posts to the contact page’s address.
 */
export function HomeContactForm() {
  const { contact: texts } = useTexts(homeTexts);
  const common = useTexts(contactMessageTexts);
  const { language } = useLanguage();
  const { send, isSending } = useSendContactMessage();
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [isSent, setIsSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const bind = (name: keyof typeof homeForm) => ({
    ...homeForm[name],
    name,
    error: problemText(common, language, problems, name),
  });

  useEffect(() => {
    const fields = Array.from(form.current?.elements ?? []) as HTMLInputElement[];
    for (const [at, value] of unsent.entries()) if (fields[at]) fields[at].value = value;
    return () => {
      unsent = fields.map(({ value }) => value);
    };
  }, []);

  useFocusOnProblem(form, problems);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = Object.fromEntries(new FormData(event.currentTarget)) as SendContactMessageInput;
    setProblems([]);
    setIsSent(false);
    const onSuccess = () => {
      form.current?.reset();
      unsent = [];
      setIsSent(true);
    };
    void send(input, { onSuccess, onFailure: setProblems });
  };

  return (
    <form
      ref={form}
      method="post"
      action={`/contact?lang=${language}`}
      className={styles.form}
      onSubmit={handleSubmit}
    >
      <div className={styles.whole}>
        <RequiredNote />
      </div>
      <TextField label={texts.firstName} {...bind('firstName')} autoComplete="given-name" />
      <TextField label={texts.lastName} {...bind('lastName')} autoComplete="family-name" />
      <TextField label={common.email} type="email" {...bind('email')} autoComplete="email" />
      <SelectField
        label={texts.subject}
        {...bind('subject')}
        placeholder={texts.chooseSubject}
        options={subjects.map((value) => ({ value, label: texts.subjects[value] }))}
      />
      <div className={styles.whole}>
        {/* A browser would cut a long text without a word; the server says how long it may be. */}
        <TextAreaField label={common.message} {...bind('message')} maxLength={undefined} rows={5} />
      </div>
      <Honeypot />
      <div className={styles.submit}>
        <Button type="submit" size="large" busy={isSending}>
          {isSending ? common.sending : common.send}
        </Button>
        {isSent && (
          <div className={styles.sent}>
            <WaxLine />
          </div>
        )}
      </div>
    </form>
  );
}
