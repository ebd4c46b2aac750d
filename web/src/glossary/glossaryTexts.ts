import { bilingual } from '../shared/language.ts';

/** What a form says about wrong forms (docs/product.md#glossary). */
export const glossaryTexts = bilingual({
  en: {
    title: 'Glossary',
    write: (right: string, found: string) => `Write “${right}”, not “${found}”.`,
    replace: 'Replace',
    replaceWith: (right: string, found: string) => `Replace “${found}” with “${right}”`,
    more: (count: number) => (count === 1 ? '1 more term' : `${count} more terms`),
  },
  id: {
    title: 'Glosarium',
    write: (right: string, found: string) => `Tulis “${right}”, bukan “${found}”.`,
    replace: 'Ganti',
    replaceWith: (right: string, found: string) => `Ganti “${found}” dengan “${right}”`,
    more: (count: number) => `${count} istilah lagi`,
  },
});
