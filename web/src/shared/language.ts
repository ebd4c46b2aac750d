/** The two languages of the site (docs/product.md#language). */
export const languages = ['en', 'id'] as const;
export type Language = (typeof languages)[number];

export const otherLanguage = (language: Language): Language => (language === 'en' ? 'id' : 'en');

/** The same texts in both languages; a text missing in either does not compile. */
export type Bilingual<Texts> = Record<Language, Texts>;

type Shape<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string
    ? string
    : Texts[Key] extends (...args: infer Args) => string
      ? (...args: Args) => string
      : Shape<Texts[Key]>;
};

/** Declares a chapter of the dictionary. English defines its shape, which Indonesian must match. */
export function bilingual<const Texts>(texts: { en: Texts; id: Shape<Texts> }): Bilingual<Shape<Texts>> {
  return texts as unknown as Bilingual<Shape<Texts>>;
}

/** Picks the English or the Indonesian field of an entity. */
export function pick<Value>(language: Language, en: Value, id: Value): Value {
  return language === 'en' ? en : id;
}

/** A text as a reader sees it. */
export interface ShownText {
  text: string;
  /** Its language, if it exists only in the other one. */
  lang: Language | undefined;
}

/** The text in the reader’s language or, if it exists only in the other one, in that (docs/product.md#language). */
export function shownText(language: Language, en: string, id: string): ShownText {
  const text = pick(language, en, id);
  const [other, otherText] = language === 'en' ? (['id', id] as const) : (['en', en] as const);
  return text || !otherText ? { text, lang: undefined } : { text: otherText, lang: other };
}

/** The languages in which a page’s main text exists; both if there is none. */
export const languagesOf = (en: string, id: string): readonly Language[] =>
  languages.filter((language) => pick(language, en, id) !== '' || pick(language, id, en) === '');

const locales = { en: 'en-US', id: 'id-ID' } as const;

const numberFormats = new Map<Language, Intl.NumberFormat>();

/** Formats numbers for the language: 50,000 or 50.000. A format is expensive, so it is created when first needed. */
export function numberFormat(language: Language): Intl.NumberFormat {
  const format = numberFormats.get(language) ?? new Intl.NumberFormat(locales[language]);
  numberFormats.set(language, format);
  return format;
}
