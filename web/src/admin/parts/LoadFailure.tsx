import { useTexts } from '../../language/LanguageProvider.tsx';
import { loadingTexts } from '../../language/loadingTexts.ts';
import { useFailureText } from '../../relay/useFailureText.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

interface Props {
  error: unknown;
  /** What could not be loaded, if it has a name. */
  title?: string;
  isBusy?: boolean;
  onRetry: () => void;
}

/** Shown instead of what could not be loaded. */
export function LoadFailure({ error, title, isBusy = false, onRetry }: Props) {
  const texts = useTexts(loadingTexts);
  return (
    <div role="alert">
      <EmptyState
        title={title ?? texts.partFailed}
        text={useFailureText()(error)}
        action={
          <Button variant="secondary" busy={isBusy} onClick={onRetry}>
            {texts.tryAgain}
          </Button>
        }
      />
    </div>
  );
}
