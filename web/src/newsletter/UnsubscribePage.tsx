import { useState, type FormEvent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useHead } from '../page/head.ts';
import { useLanguage, useTexts } from '../language/LanguageProvider.tsx';
import { newsletterTexts } from './newsletterTexts.ts';
import * as type from '../theme/typography.css.ts';
import { Button, buttonStyle } from '../ui/Button.tsx';
import { Container } from '../ui/Container.tsx';
import { Pebble } from '../ui/Pebble.tsx';
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
            <Title text={texts.unsubscribedText}>{texts.unsubscribed}</Title>
            <Link to="/news" className={buttonStyle({ variant: 'secondary' })}>
              {texts.toNews}
            </Link>
          </>
        )}
        {!isDone && token && <UnsubscribeForm token={token} onDone={handleDone} />}
        {!isDone && !token && (
          <>
            <Title text={texts.brokenLinkText}>{texts.brokenLink}</Title>
            <Link to="/contact" className={buttonStyle({ variant: 'secondary' })}>
              {texts.toContact}
            </Link>
          </>
        )}
      </div>
    </Container>
  );
}

function Title({ children, text }: { children: ReactNode; text: string }) {
  return (
    <>
      <Pebble seed="newsletter" />
      <h1 className={type.headline}>{children}</h1>
      <p className={type.lead}>{text}</p>
    </>
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
      <Title text={texts.unsubscribeText}>{texts.unsubscribeTitle}</Title>
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
