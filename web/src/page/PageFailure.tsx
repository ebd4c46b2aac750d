import { useHead } from './head.ts';
import { chromeTexts } from '../language/chromeTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { Button } from '../ui/Button.tsx';
import { Container } from '../ui/Container.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useReloadForMissingCode } from '../browser/missingCode.ts';

/**
 * Shown instead of a page that fails; the header and the footer stay, and the next navigation clears it. If code could
 * not be loaded, the document is reloaded, first automatically and then by the button: the failed code is not
 * requested twice.
 */
export function PageFailure() {
  const texts = useTexts(chromeTexts);
  useHead({
    title: texts.error,
    description: texts.failureText,
    hidden: true,
    status: 500,
  });
  if (useReloadForMissingCode()) return null;
  return (
    <Container>
      <EmptyState
        title={texts.error}
        text={texts.failureText}
        action={<Button onClick={() => location.reload()}>{texts.tryAgain}</Button>}
      />
    </Container>
  );
}
