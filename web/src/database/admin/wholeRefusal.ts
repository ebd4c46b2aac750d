import { originalName } from '../../images/library/originalName.ts';
import type { importRefusalTexts } from './importRefusalTexts.ts';
import { nameIn } from '../../language/nameIn.ts';
import type { RefusedArchiveError } from './wholeArchive.ts';

type Texts = (typeof importRefusalTexts)['en'];

/** Why the server rejected a file with pictures, in the reader’s language. */
export function wholeRefusal(texts: Texts, { status, code, file }: RefusedArchiveError): string {
  const ofAFile = Object.hasOwn(texts.wholeFileRefused, code)
    ? texts.wholeFileRefused[code as keyof Texts['wholeFileRefused']]
    : undefined;
  if (ofAFile) return ofAFile(originalName(file) || texts.aFile);
  return nameIn(texts.wholeRefused, code) ?? nameIn(texts.wholeStatus, String(status)) ?? texts.wholeNotTaken;
}
