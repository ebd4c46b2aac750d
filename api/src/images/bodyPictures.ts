import { pictureTexts } from '../../../web/src/shared/pictureTexts.ts';
import type { Language } from '../language.ts';
import type { BodyPicture } from '../markdownPictures.ts';
import { shownUrl } from './addresses.ts';
import { visiblePart } from './frame.ts';
import type { Picture } from './picture.ts';

/** What may be the address of a picture of this site: a path, or an address under our or UploadThing’s origin. */
const address = /(?:https?:\/\/[\w.:-]{1,260})?\/(?:images|f)\/[\w.-]+/g;

/** The most pictures of one text that are looked up. */
const limit = 100;

/** The addresses in a Markdown text that may be those of pictures of this site. */
export const pictureAddresses = (source: string): string[] =>
  [...new Set(source.match(address))].slice(0, limit);

/**
 * The library’s pictures in a Markdown text, by their addresses.
 * @param find reads the picture at an address
 */
export async function bodyPictures(
  find: (url: string) => Picture | null | undefined | Promise<Picture | null>,
  source: string,
  language: Language,
): Promise<Map<string, BodyPicture>> {
  const found = await Promise.all(
    pictureAddresses(source).map(async (url) => ({ url, picture: await find(url) })),
  );
  return new Map(
    found.flatMap(({ url, picture }) => {
      if (!picture) return [];
      const { width, height } = visiblePart(picture);
      const { credit } = picture;
      const src = shownUrl(picture);
      const [alt, caption] =
        language === 'en' ? [picture.altEn, picture.captionEn] : [picture.altId, picture.captionId];
      return [
        [url, { src, width, height, alt, caption, credit: credit && pictureTexts[language].credit(credit) }],
      ];
    }),
  );
}
