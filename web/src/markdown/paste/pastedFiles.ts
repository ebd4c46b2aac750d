import { withoutPolicyBreaches } from './cleanPasted.ts';

/**
 * The files that someone pastes or drops; none if they come with a text, of which they may be a picture, as Word and Excel
 * add one.
 */
export function pastedFiles(data: DataTransfer | null): File[] {
  const html = data?.getData('text/html') ?? '';
  // Copied within an editor, or with words.
  const isText = html.includes('data-pm-slice') || /\S/.test(wordsIn(html));
  return isText ? [] : [...(data?.files ?? [])];
}

const wordsIn = (html: string) =>
  withoutPolicyBreaches(html)
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ');

/** How many pictures of pasted HTML cannot be kept: they are only in the document that they come from. */
export const countLostPictures = (data: DataTransfer | null): number =>
  data?.getData('text/html').match(/<img\b[^>]*?\ssrc\s*=\s*["']?(?:file|data|blob|cid):/gi)?.length ?? 0;
