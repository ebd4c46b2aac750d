import { chromeTexts } from '../language/chromeTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { Container } from '../ui/Container.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { TryAgain } from './TryAgain.tsx';

interface Props {
  /** Whether it takes the place of a list from edge to edge. */
  isFullWidth?: boolean;
}

/** Shown instead of a list that could not be loaded, which must not pass for an empty one (docs/product.md#errors). */
export function PartFailure({ isFullWidth = false }: Props) {
  const texts = useTexts(chromeTexts);
  const notice = (
    <div role="alert">
      <EmptyState title={texts.error} text={texts.pieceFailed} action={<TryAgain />} />
    </div>
  );
  return isFullWidth ? <Container width="wide">{notice}</Container> : notice;
}
