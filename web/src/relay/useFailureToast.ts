import { formTexts } from '../language/formTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { useToast } from '../ui/Toast.tsx';
import type { ToastContent } from '../ui/toastReducer.ts';
import { RefusedError } from './network.ts';
import { isUnreachable, useFailureText } from './useFailureText.ts';

/** A toast, or its description below the usual title. */
export type Notice = string | ToastContent;

/** Joins two texts as sentences, whether or not the first ends with a period. */
const sentences = (first: string, second: string) => `${first.replace(/[.!?…]*$/, '.')} ${second}`;

/** Shows a toast about a failure; it says so if the server could not be reached, or refused it. */
export function useFailureToast(): (notice: Notice, error?: unknown) => void {
  const { error: title } = useTexts(formTexts);
  const failureText = useFailureText();
  const { toast } = useToast();
  return (notice, error) => {
    const content = typeof notice === 'string' ? { title, description: notice } : notice;
    const { description = '' } = content;
    toast({
      ...content,
      ...((isUnreachable(error) || error instanceof RefusedError) && {
        description: sentences(description, failureText(error)),
      }),
      look: 'destructive',
    });
  };
}
