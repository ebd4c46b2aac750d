import { heritageTexts } from '../heritage/heritageTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { Container } from '../ui/Container.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

/** In place of patterns that are not there, or could not be loaded. */
export function PatternsEmpty() {
  const texts = useTexts(heritageTexts);
  return (
    <Container width="wide">
      <EmptyState title={texts.noPatterns} text={texts.noPatternsText} />
    </Container>
  );
}
