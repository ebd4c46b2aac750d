import { useState } from 'react';
import { useHead } from './head.ts';
import { chromeTexts } from '../language/chromeTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { Button } from '../ui/Button.tsx';
import { Container } from '../ui/Container.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { reloadIfServed, useReloadForMissingCode } from '../browser/missingCode.ts';

/** Shown instead of a page that fails; the header and the footer stay, and the next navigation clears it. */
export function PageFailure() {
  return (
    <Container>
      <Failure title={useTexts(chromeTexts).error} />
    </Container>
  );
}

/**
 * What failed, and “Try again”. If code could not be loaded, the document is reloaded, first automatically and then by
 * the button: the failed code is not requested twice. While the server does not respond, the page stays: the browser
 * would replace it with its own.
 */
export function Failure({ title }: { title: string }) {
  const texts = useTexts(chromeTexts);
  const [isTrying, setTrying] = useState(false);
  useHead({ title, description: texts.failureText, hidden: true, status: 500 });
  if (useReloadForMissingCode()) return null;
  const handleRetry = async () => {
    setTrying(true);
    if (!(await reloadIfServed())) setTrying(false);
  };
  return (
    <div role="alert">
      <EmptyState
        title={title}
        text={texts.failureText}
        action={
          <Button busy={isTrying} onClick={() => void handleRetry()}>
            {texts.tryAgain}
          </Button>
        }
      />
    </div>
  );
}
