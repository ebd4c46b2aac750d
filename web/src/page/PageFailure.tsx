import { useHead } from './head.ts';
import { chromeTexts } from '../language/chromeTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { Button } from '../ui/Button.tsx';
import { Container } from '../ui/Container.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useCodeAnew } from '../browser/missingCode.ts';
import { useSiteName } from './SiteIdentity.tsx';

/**
 * Stands in for a page that fails; the header and the footer stay, and the next navigation clears it. Where code could
 * not be loaded the document is loaded anew, first by itself and then by who tries again: it is not asked for twice.
 */
export function PageFailure() {
  const texts = useTexts(chromeTexts);
  useHead({
    title: `${texts.error} – ${useSiteName()}`,
    description: texts.failureText,
    hidden: true,
    status: 500,
  });
  if (useCodeAnew()) return null;
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
