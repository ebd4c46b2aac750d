import { useRef, useState, type FormEvent } from 'react';
import { useSendContactMessage } from '../contact/useSendContactMessage.ts';
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

/**
 * The home page’s form: kept on failure, cleared on success; without scripts, it posts to the contact page’s address.
 */
export function HomeContactForm() {
  const { contact: texts } = useTexts(homeTexts);
  const common = useTexts(contactMessageTexts);
  const { language } = useLanguage();
  const { send, isSending } = useSendContactMessage();
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [isSent, setIsSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const errorAt = (field: string) => problemText(common, language, problems, field);

  useFocusOnProblem(form, problems);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const valueOf = (field: string) => String(values.get(field) ?? '');
    const input = {
      firstName: valueOf('firstName'),
      lastName: valueOf('lastName'),
      email: valueOf('email'),
      subject: valueOf('subject'),
      message: valueOf('message'),
      website: valueOf('website'),
    };
    setProblems([]);
    setIsSent(false);
    const onSuccess = () => {
      form.current?.reset();
      setIsSent(true);
    };
    void send(input, { onSuccess, onFailure: setProblems });
  };

  return (
    <form ref={form} method="post" action="/contact" className={styles.form} onSubmit={handleSubmit}>
      <div className={styles.whole}>
        <RequiredNote />
      </div>
      <TextField
        label={texts.firstName}
        name="firstName"
        {...homeForm.firstName}
        autoComplete="given-name"
        error={errorAt('firstName')}
      />
      <TextField
        label={texts.lastName}
        name="lastName"
        {...homeForm.lastName}
        autoComplete="family-name"
        error={errorAt('lastName')}
      />
      <TextField
        label={common.email}
        type="email"
        name="email"
        {...homeForm.email}
        autoComplete="email"
        error={errorAt('email')}
      />
      <SelectField
        label={texts.subject}
        name="subject"
        placeholder={texts.chooseSubject}
        options={subjects.map((value) => ({ value, label: texts.subjects[value] }))}
        error={errorAt('subject')}
      />
      <div className={styles.whole}>
        <TextAreaField
          label={common.message}
          name="message"
          {...homeForm.message}
          rows={5}
          error={errorAt('message')}
        />
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
