import type { imagesAdminTexts } from '../../language/imagesAdmin.ts';
import type { ToastContent } from '../../ui/toastReducer.ts';

/** What became of a file. */
export type UploadOutcome =
  | { kind: 'uploaded' }
  | { kind: 'notAnImage' }
  | { kind: 'tooLarge' }
  /** The server did not take it, and said why. */
  | { kind: 'refused'; message: string }
  /** It did not get there. */
  | { kind: 'failed' };

/** The outcome of one file in the words of specification section 8. */
export function uploadNotice(
  texts: (typeof imagesAdminTexts)['en'],
  name: string,
  outcome: UploadOutcome,
): Required<Omit<ToastContent, 'action'>> {
  const look = 'destructive';
  switch (outcome.kind) {
    case 'uploaded':
      return {
        title: texts.uploadSuccessful,
        description: texts.uploadSuccessfulText(name),
        look: 'default',
      };
    case 'notAnImage':
      return { title: texts.invalidFile, description: texts.invalidFileText(name), look };
    case 'tooLarge':
      return { title: texts.tooLarge, description: texts.tooLargeText(name), look };
    case 'refused':
      return { title: texts.uploadFailed, description: texts.uploadFailedText(name, outcome.message), look };
    case 'failed':
      return { title: texts.uploadError, description: texts.uploadErrorText, look };
  }
}
