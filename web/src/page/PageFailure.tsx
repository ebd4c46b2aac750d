import { useHead } from './head.ts';
import { chromeTexts } from '../language/chromeTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { Container } from '../ui/Container.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useReloadForMissingCode } from '../browser/missingCode.ts';
import { TryAgain } from './TryAgain.tsx';

/**
 * Shown instead of a page that fails; the header and the footer stay, and the next navigation clears it. If code could
 * not be loaded, the document is reloaded.
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
      <EmptyState level={1} title={texts.error} text={texts.failureText} action={<TryAgain />} />
    </Container>
  );
}
