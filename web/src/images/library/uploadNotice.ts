import type { imagesAdminTexts } from './imagesAdminTexts.ts';
import { nameIn } from '../../language/nameIn.ts';
import type { ToastContent } from '../../ui/toastReducer.ts';

/** The outcome of an upload. */
export type UploadOutcome =
  | { kind: 'uploaded' }
  | { kind: 'notAnImage' }
  | { kind: 'tooLarge' }
  /** The server rejected it, with a code if it has one for the reason. */
  | { kind: 'refused'; code: string | undefined }
  /** It did not reach the server. */
  | { kind: 'failed' };

type Texts = (typeof imagesAdminTexts)['en'];

function refusalText(texts: Texts, name: string, code = ''): string {
  if (code === 'NOT_AN_IMAGE') return texts.invalidFileText(name);
  if (code === 'IMAGE_TOO_LARGE') return texts.tooLargeText(name);
  return nameIn(texts.refusals, code) ?? texts.uploadErrorText;
}

/** The toast for the outcome of one file (docs/product.md#uploads). */
export function uploadNotice(
  texts: Texts,
  name: string,
  outcome: UploadOutcome,
): Required<Omit<ToastContent, 'action' | 'duration'>> {
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
      return {
        title: texts.uploadFailed,
        description: texts.uploadFailedText(name, refusalText(texts, name, outcome.code)),
        look,
      };
    case 'failed':
      return {
        title: texts.uploadError,
        description: `${texts.uploadErrorText}. ${texts.unreachable}`,
        look,
      };
  }
}
