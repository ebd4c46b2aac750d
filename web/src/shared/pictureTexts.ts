import { bilingual } from './language.ts';

/** The words next to a picture: on the page, and in the Markdown that the server renders. */
export const pictureTexts = bilingual({
  en: { credit: (name: string) => `Photo: ${name}` },
  id: { credit: (name: string) => `Foto: ${name}` },
});
