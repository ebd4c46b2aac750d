import { useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { useHead } from '../page/head.ts';
import { useLanguage, useTexts } from '../language/LanguageProvider.tsx';
import { newsletterTexts } from './newsletterTexts.ts';
import { Button, buttonStyle } from '../ui/Button.tsx';
import { Container } from '../ui/Container.tsx';
import { SectionHeading } from '../ui/SectionHeading.tsx';
import { useToast } from '../ui/Toast.tsx';
import { usePageParameters } from '../page/usePageParameters.ts';
import * as styles from './NewsletterPage.css.ts';
import { useUnsubscribe } from './useUnsubscribe.ts';

/** The target of the link in a newsletter. It requires a press, since mail programs open links automatically. */
export function UnsubscribePage() {
  const texts = useTexts(newsletterTexts);
  const parameters = usePageParameters();
  const [isDone, setDone] = useState(parameters.has('done'));
  const token = parameters.get('token');
  const handleDone = () => {
    setDone(true);
    // The button disappears: move the focus to the top of the page.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  useHead({ title: texts.unsubscribeTitle, description: texts.unsubscribeText, hidden: true });
  return (
    <Container width="text">
      <div className={styles.unsubscribe} aria-live="polite">
        {isDone && (
          <>
            <SectionHeading level={1} lead={texts.unsubscribedText}>
              {texts.unsubscribed}
            </SectionHeading>
            <Link to="/news" className={buttonStyle({ variant: 'secondary' })}>
              {texts.toNews}
            </Link>
          </>
        )}
        {!isDone && token && <UnsubscribeForm token={token} onDone={handleDone} />}
        {!isDone && !token && (
          <>
            <SectionHeading level={1} lead={texts.brokenLinkText}>
              {texts.brokenLink}
            </SectionHeading>
            <Link to="/contact" className={buttonStyle({ variant: 'secondary' })}>
              {texts.toContact}
            </Link>
          </>
        )}
      </div>
    </Container>
  );
}

interface FormProps {
  token: string;
  onDone: () => void;
}

function UnsubscribeForm({ token, onDone }: FormProps) {
  const texts = useTexts(newsletterTexts);
  const { language } = useLanguage();
  const { toast } = useToast();
  const { unsubscribe, isUnsubscribing } = useUnsubscribe();
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (await unsubscribe(token)) onDone();
    else toast({ title: texts.error, description: texts.unsubscribeFailed, look: 'destructive' });
  };
  const address = new URLSearchParams({ token, lang: language });
  return (
    <>
      <SectionHeading level={1} lead={texts.unsubscribeText}>
        {texts.unsubscribeTitle}
      </SectionHeading>
      <form
        method="post"
        action={`/newsletter/unsubscribe?${address}`}
        onSubmit={(event) => void handleSubmit(event)}
      >
        <Button type="submit" busy={isUnsubscribing}>
          {isUnsubscribing ? texts.unsubscribing : texts.unsubscribe}
        </Button>
      </form>
    </>
  );
}
