import { pictureTexts } from '../../../web/src/shared/pictureTexts.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { Language } from '../language.ts';
import type { BodyPicture } from '../markdownPictures.ts';
import { pictureOf } from './picture.graphql.ts';

/** What may be the address of a picture of this site: a path, or an address under our or UploadThing’s origin. */
const address = /(?:https?:\/\/[\w.:-]{1,260})?\/(?:images|f)\/[\w.-]+/g;

/** The most pictures of one text that are looked up. */
const limit = 100;

/**
 * The library’s pictures in a Markdown text, by their addresses. They are read in the same statement as the
 * operation’s other pictures.
 */
export async function bodyPictures(
  context: RequestContext,
  source: string,
  language: Language,
): Promise<Map<string, BodyPicture>> {
  const urls = [...new Set(source.match(address))].slice(0, limit);
  const found = await Promise.all(urls.map(async (url) => ({ url, picture: await pictureOf(context, url) })));
  return new Map(
    found.flatMap(({ url, picture }) => {
      if (!picture) return [];
      const { width, height, credit } = picture;
      const [alt, caption] =
        language === 'en' ? [picture.altEn, picture.captionEn] : [picture.altId, picture.captionId];
      return [
        [url, { width, height, alt, caption, credit: credit && pictureTexts[language].credit(credit) }],
      ];
    }),
  );
}
