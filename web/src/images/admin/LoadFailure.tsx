import { imagesAdminTexts } from '../../language/imagesAdmin.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

interface Props {
  isBusy?: boolean;
  onRetry: () => void;
}

/** In place of a list that could not be loaded. */
export function LoadFailure({ isBusy = false, onRetry }: Props) {
  const texts = useTexts(imagesAdminTexts);
  return (
    <EmptyState
      title={texts.loadFailure}
      text={texts.loadFailureText}
      action={
        <Button variant="secondary" busy={isBusy} onClick={onRetry}>
          {texts.tryAgain}
        </Button>
      }
    />
  );
}
