import type { NewsArticle } from '../database/generated/client.ts';
import type { Language } from '../language.ts';

// What the launch check finds (docs/product.md#launch-check).

/** What a finding means for publishing; the most serious first. */
export const findingKinds = {
  STOPS: { description: 'It is not published before this is mended or overridden.' },
  WARNS: { description: 'Readers will notice it.' },
  HINTS: { description: 'It could be better.' },
} as const;

export type FindingKind = keyof typeof findingKinds;

export const findingCodes = {
  LINK_BROKEN: {
    description: 'STOPS: a link or picture leads to an address on this site at which readers find nothing.',
  },
  SAME_IN_BOTH: {
    description:
      'STOPS for the content, WARNS for title and excerpt: the same text, of at least four words, is in both languages.',
  },
  LANGUAGE_MISSING: { description: 'WARNS: an optional text is empty, but not in the other language.' },
  LANGUAGE_BEHIND: { description: 'WARNS: the other language of a text has changed since.' },
  NO_PICTURE: { description: 'WARNS: it has no picture.' },
  NO_ALTERNATIVE: { description: 'WARNS: a picture has no alternative text in a language.' },
  LINK_DEAD: { description: 'WARNS: another site has answered 404 or 410 at the address.' },
  HEADINGS: { description: 'WARNS: a heading of the first level, or one that skips a level.' },
  WEEKDAY: { description: 'WARNS: a date has another weekday; the suggestion is the right one.' },
  EXCERPT_MISSING: { description: 'HINTS: there is no excerpt in either language.' },
  EXCERPT_LONG: { description: 'HINTS: search engines cut off an excerpt of more than 160 characters.' },
  GLOSSARY: { description: 'HINTS: a form that the site does not write; the suggestion is what it writes.' },
} as const;

export type FindingCode = keyof typeof findingCodes;

/** The texts of an article that are checked, by their fields’ names without the language. */
export const texts = ['title', 'excerpt', 'content'] as const;

export type TextField = `${(typeof texts)[number]}${'En' | 'Id'}`;

/** Something in an article that should be mended before readers see it. */
export type Finding = {
  kind: FindingKind;
  code: FindingCode;
  /** The form’s field. */
  field: TextField | 'imageUrl';
  /** The language that it is about; null if about none. */
  language: Language | null;
  /** The word, address or heading; empty if the whole field is meant. */
  detail: string;
  /** What is right; empty if that is not known. */
  suggestion: string;
  /** Where the detail begins in the field, in UTF-16 code units; empty if it is not looked up. */
  places: number[];
};

/** How a save is checked if its result is published: what stops is refused, or recorded as overridden. */
export const launchChecks = {
  STRICT: { description: 'Refuses it with LaunchCheckError if something stops it.' },
  OVERRIDE: {
    description: 'Publishes it nevertheless, which the history records; for those with the capability.',
  },
} as const;

export type LaunchCheck = keyof typeof launchChecks;

/** What is checked of an article; its id is 0 while it is not stored. */
export type CheckedArticle = Pick<NewsArticle, keyof typeof checkedColumns>;

/** The columns that the checks read. */
export const checkedColumns = {
  id: true,
  titleEn: true,
  titleId: true,
  excerptEn: true,
  excerptId: true,
  contentEn: true,
  contentId: true,
  rightTexts: true,
  imageUrl: true,
  goLiveAt: true,
} as const satisfies Partial<Record<keyof NewsArticle, true>>;

/** The field of a text in a language. */
export const fieldOf = (text: (typeof texts)[number], language: Language): TextField =>
  `${text}${language === 'en' ? 'En' : 'Id'}`;

/** A finding, without what it does not have. */
export const finding = (
  kind: FindingKind,
  code: FindingCode,
  field: Finding['field'],
  rest: Partial<Finding> = {},
): Finding => ({ kind, code, field, language: null, detail: '', suggestion: '', places: [], ...rest });
