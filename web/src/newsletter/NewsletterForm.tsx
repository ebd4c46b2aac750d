import { useRef, useState, type FormEvent } from 'react';
import { problemText } from '../page/fieldProblems.ts';
import { useFocusOnProblem } from '../page/useFocusOnProblem.ts';
import { useRefusedForm } from '../page/refusedForm.ts';
import { useLanguage, useTexts } from '../language/LanguageProvider.tsx';
import { newsletterTexts } from './newsletterTexts.ts';
import { Button } from '../ui/Button.tsx';
import { Honeypot } from '../ui/Honeypot.tsx';
import { Notice } from '../ui/Notice.tsx';
import { RequiredNote } from '../ui/RequiredNote.tsx';
import { TextField } from '../ui/TextField.tsx';
import * as styles from './NewsletterBox.css.ts';
import { useSubscribeToNewsletter } from './useSubscribeToNewsletter.ts';
import { subscriptionInput } from '../shared/inputRules.ts';

/** One address and a button. Without scripts, the browser posts it. */
export function NewsletterForm() {
  const texts = useTexts(newsletterTexts);
  const { language } = useLanguage();
  const attempt = useRefusedForm('/newsletter');
  const [problems, setProblems] = useState(attempt?.problems ?? []);
  const { subscribe, isSubscribing } = useSubscribeToNewsletter();
  const element = useRef<HTMLFormElement>(null);
  useFocusOnProblem(element, problems);
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const field = (name: string) => String(new FormData(form).get(name) ?? '');
    const found = await subscribe({ email: field('email'), language, website: field('website') || null });
    if (!found) form.reset();
    setProblems(found ?? []);
  };
  return (
    <form
      ref={element}
      method="post"
      action={`/newsletter?lang=${language}`}
      className={styles.form}
      onSubmit={(event) => void handleSubmit(event)}
    >
      {attempt && problems.length === 0 && (
        <Notice tone="bad" title={texts.error}>
          {attempt.retryAfterSeconds
            ? texts.tooManyAttempts(Math.ceil(attempt.retryAfterSeconds / 60))
            : texts.failed}
        </Notice>
      )}
      <RequiredNote />
      <div className={styles.row}>
        <TextField
          label={texts.email}
          type="email"
          name="email"
          {...subscriptionInput.email}
          autoComplete="email"
          defaultValue={attempt?.values['email']}
          error={problemText(texts, language, problems, 'email')}
          onInput={() => setProblems([])}
        />
        <div className={styles.submit}>
          <Button type="submit" busy={isSubscribing}>
            {isSubscribing ? texts.subscribing : texts.subscribe}
          </Button>
        </div>
      </div>
      <Honeypot />
    </form>
  );
}
