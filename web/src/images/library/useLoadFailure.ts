import { useTexts } from '../../language/LanguageProvider.tsx';
import { formTexts } from '../../language/formTexts.ts';
import { imagesAdminTexts } from './imagesAdminTexts.ts';
import { loadingTexts } from '../../language/loadingTexts.ts';
import { NetworkError, ServerError } from '../../relay/network.ts';
import { useToast } from '../../ui/Toast.tsx';

/** Shows why images could not be loaded, with the server’s message if there is one (docs/product.md#image-library). */
export function useLoadFailure(): (error: unknown) => void {
  const texts = useTexts(imagesAdminTexts);
  const { serverWords } = useTexts(formTexts);
  const { serverFailed } = useTexts(loadingTexts);
  const { toast } = useToast();
  return (error) => {
    const answer = answerIn(error);
    const description = answer && texts.loadFailedText(serverWords(answer) || serverFailed);
    toast(
      description
        ? { title: texts.loadFailed, description, look: 'destructive' }
        : { title: texts.loadError, description: texts.loadErrorText, look: 'destructive' },
    );
  };
}

/** The server’s message; null if it could not be reached, or something else failed. */
function answerIn(error: unknown): string | null {
  if (error instanceof ServerError) return error.message;
  return error instanceof NetworkError && error.cause === undefined ? error.message : null;
}
