import { patternTexts } from './patternTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { Container } from '../ui/Container.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

/** Empty state: no patterns. */
export function PatternsEmpty() {
  const texts = useTexts(patternTexts);
  return (
    <Container width="wide">
      <EmptyState title={texts.empty} text={texts.emptyText} />
    </Container>
  );
}
