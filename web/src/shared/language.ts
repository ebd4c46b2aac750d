/** The two languages of the site (docs/product.md#language). */
export const languages = ['en', 'id'] as const;
export type Language = (typeof languages)[number];

/** The same texts in both languages; one that is missing in either does not compile. */
export type Bilingual<Texts> = Record<Language, Texts>;

type Shape<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string
    ? string
    : Texts[Key] extends (...args: infer Args) => string
      ? (...args: Args) => string
      : Shape<Texts[Key]>;
};

/** Declares a chapter of the dictionary. English gives its shape, Indonesian has to follow. */
export function bilingual<const Texts>(texts: { en: Texts; id: Shape<Texts> }): Bilingual<Shape<Texts>> {
  return texts as unknown as Bilingual<Shape<Texts>>;
}

/** The English or the Indonesian field of an entity. */
export function pick<Value>(language: Language, en: Value, id: Value): Value {
  return language === 'en' ? en : id;
}

const locales = { en: 'en-US', id: 'id-ID' } as const;

const numberFormats = new Map<Language, Intl.NumberFormat>();

/** Numbers as the language writes them: 50,000 or 50.000. A format is dear to make, and is made when it is first needed. */
export function numberFormat(language: Language): Intl.NumberFormat {
  const format = numberFormats.get(language) ?? new Intl.NumberFormat(locales[language]);
  numberFormats.set(language, format);
  return format;
}
