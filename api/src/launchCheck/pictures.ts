import { languages, type Language } from '../language.ts';
import type { Facts } from './facts.ts';
import { fieldOf, finding, type CheckedArticle, type Finding } from './finding.ts';
import { outlineOf } from '../markdownOutline.ts';
import { targetOf } from './siteAddress.ts';

/** The library’s picture at an address. */
function pictureAt(address: string, { pictures }: Facts) {
  const target = targetOf(address);
  return pictures.get(target?.kind === 'image' ? target.name : address);
}

/** The article’s picture is shown with the library’s texts. */
function checkOwn({ imageUrl }: CheckedArticle, facts: Facts): Finding[] {
  if (!imageUrl) return [finding('WARNS', 'NO_PICTURE', 'imageUrl')];
  const picture = pictureAt(imageUrl, facts);
  if (!picture) return [];
  const lacking = languages.filter((language) => !(language === 'en' ? picture.altEn : picture.altId));
  return lacking.map((language) =>
    finding('WARNS', 'NO_ALTERNATIVE', 'imageUrl', { language, detail: imageUrl }),
  );
}

/** A picture in a text has a text of its own, or the library’s. */
function checkIn(article: CheckedArticle, language: Language, facts: Facts): Finding[] {
  const field = fieldOf('content', language);
  const lacking = outlineOf(article[field]).pictures.filter(({ address, alt }) => {
    const picture = pictureAt(address, facts);
    return !alt && !(language === 'en' ? picture?.altEn : picture?.altId);
  });
  const addresses = new Set(lacking.map(({ address }) => address));
  return [...addresses].map((detail) => finding('WARNS', 'NO_ALTERNATIVE', field, { language, detail }));
}

/** Pictures that are missing, or that some readers cannot know. */
export const checkPictures = (article: CheckedArticle, facts: Facts): Finding[] => [
  ...checkOwn(article, facts),
  ...languages.flatMap((language) => checkIn(article, language, facts)),
];
