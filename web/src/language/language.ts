/** The two languages of the site (specification section 4). */
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

/** Makes something for each language when it is first needed: formats of dates and numbers are dear to make. */
function oncePerLanguage<Value>(make: (locale: string) => Value): (language: Language) => Value {
  const made = new Map<Language, Value>();
  return (language) => {
    const value = made.get(language) ?? make(locales[language]);
    made.set(language, value);
    return value;
  };
}

const longDateFormat = oncePerLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Asia/Jakarta' }),
);

/** A date in long form (specification section 9), in the newsroom's time zone. */
export function longDate(language: Language, iso: string): string {
  return longDateFormat(language).format(new Date(iso));
}

/** Numbers as the language writes them: 50,000 or 50.000. */
export const numberFormat = oncePerLanguage((locale) => new Intl.NumberFormat(locale));
