import { chromeTexts } from '../language/chromeTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { TryAgain } from './TryAgain.tsx';

/** Shown instead of a list that could not be loaded, which must not pass for an empty one (docs/product.md#errors). */
export function PartFailure() {
  const texts = useTexts(chromeTexts);
  return <EmptyState title={texts.error} text={texts.pieceFailed} action={<TryAgain />} />;
}
