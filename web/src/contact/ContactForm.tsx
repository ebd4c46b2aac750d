import type { FormEvent } from 'react';
import { problemText } from '../page/fieldProblems.ts';
import type { RefusedForm } from '../shared/pages/refusedForm.ts';
import { contactTexts } from './contactTexts.ts';
import { contactMessageTexts } from './contactMessageTexts.ts';
import { useLanguage, useTexts } from '../language/LanguageProvider.tsx';
import { Button } from '../ui/Button.tsx';
import { Honeypot } from '../ui/Honeypot.tsx';
import { RequiredNote } from '../ui/RequiredNote.tsx';
import { Notice } from '../ui/Notice.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { TextAreaField } from '../ui/TextAreaField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { usePageParameters } from '../page/usePageParameters.ts';
import * as styles from './ContactForm.css.ts';
import { inquiryTypes, type ContactValues } from './contactPrefill.ts';
import { formId } from './formFields.ts';
import { useContactForm } from './useContactForm.ts';
import { contactPageForm } from '../shared/inputRules.ts';

/** The form “Send Us a Message” (docs/product.md#contact-forms). Without scripts, the browser posts it. */
export function ContactForm() {
  const texts = useTexts(contactTexts);
  const common = useTexts(contactMessageTexts);
  const { language } = useLanguage();
  const { form, values, problems, attempt, isSending, change, submit } = useContactForm();
  const bind = (field: keyof ContactValues) => ({
    ...contactPageForm[field],
    name: field,
    value: values[field],
    error: problemText(common, language, problems, field),
    onChange: ({ target }: { target: { value: string } }) => change(field, target.value),
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form
      ref={form}
      id={formId}
      method="post"
      action={`/contact?lang=${language}#message`}
      className={styles.form}
      onSubmit={handleSubmit}
    >
      <Outcome attempt={attempt} />
      <RequiredNote />
      <div className={styles.pair}>
        <TextField label={texts.name} autoComplete="name" {...bind('name')} />
        <TextField label={common.email} type="email" autoComplete="email" {...bind('email')} />
      </div>
      <SelectField
        label={texts.type}
        options={inquiryTypes.map((type) => ({ value: type, label: texts.types[type] }))}
        {...bind('type')}
      />
      <TextField label={texts.subject} {...bind('subject')} />
      {/* A browser would cut a long text without a word; the server says how long it may be. */}
      <TextAreaField label={common.message} rows={6} {...bind('message')} maxLength={undefined} />
      <Honeypot />
      <div>
        <Button type="submit" size="large" busy={isSending}>
          {isSending ? common.sending : common.send}
        </Button>
      </div>
    </form>
  );
}

/** The outcome of a form posted without scripts; with scripts, a toast shows it. */
function Outcome({ attempt }: { attempt: RefusedForm | undefined }) {
  const texts = useTexts(contactMessageTexts);
  const parameters = usePageParameters();
  if (attempt) {
    const { problems, retryAfterSeconds } = attempt;
    const reason = problems.length > 0 ? texts.checkFields : texts.failed;
    return (
      <Notice tone="bad" title={texts.error}>
        {retryAfterSeconds ? texts.tooManyAttempts(Math.ceil(retryAfterSeconds / 60)) : reason}
      </Notice>
    );
  }
  return parameters.has('sent') ? (
    <Notice tone="good" title={texts.sent}>
      {texts.sentText}
    </Notice>
  ) : null;
}
