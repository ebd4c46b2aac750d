import { languages, type Language } from '../language.ts';

/** What structured data says about a page’s subject, as shown on the page; addresses are paths on this site. */
export type PageSubject =
  | { kind: 'home' }
  | { kind: 'article'; author: string; published: string; modified: string; section: string }
  | {
      kind: 'organization';
      about: string;
      location: string;
      phone: string | null | undefined;
      email: string | null | undefined;
      website: string | null | undefined;
    }
  | { kind: 'artwork'; origin: string }
  | { kind: 'event'; name: string; start: string; end: string; place: string }
  | { kind: 'questions'; questions: readonly { question: string; answer: string }[] };

/** What the site calls itself, and its profile on another site. */
export interface SiteFacts {
  name: string;
  tagline: string;
  profile: string;
}

/** The metadata of a page, declared once for the server and the browser, as text. */
export interface DocumentHead {
  /** The page’s own title. */
  title: string;
  /** What the document’s title ends with; the site’s name if absent. */
  titleEnd?: string;
  /** What the page is about; may be empty. */
  description: string;
  /** Path of the picture for link previews: 1200×630 PNG with the title. */
  image?: string;
  subject?: PageSubject;
  /** The pages between the home page and this one. */
  trail?: readonly { title: string; path: string }[];
  /** The languages in which the page’s main text exists; both if absent. */
  languages?: readonly Language[];
  /** Keeps drafts and error pages out of search engines. */
  hidden?: boolean;
  /** Absent from a document whose page only the browser renders. */
  site?: SiteFacts;
}

/** Marks the tags that belong to a page, and that another page replaces. */
export const ownTags = 'data-head';

/** The length of a page’s own title, beyond which search engines cut it off. */
const titleLength = 60;

/** Cuts a text to at most this many characters: at a word, unless that would leave fewer than 30. */
export const shortened = (text: string, length: number): string =>
  text.length <= length
    ? text
    : `${text
        .slice(0, length)
        .replace(/^(.{30,})\s\S*$/s, '$1')
        .slice(0, length - 1)
        .replace(/[\s\p{P}\p{C}]+$/u, '')}…`;

/** The length of a description that search engines show. */
export const descriptionLength = 160;

/** Subjects whose pages would otherwise all be described alike. */
const itemKinds: ReadonlySet<PageSubject['kind']> = new Set(['article', 'organization', 'artwork']);

/** What search engines and previews say of the page: the site’s tagline if the page says nothing, unless it is that of an item. */
export function documentDescription({ description, subject, site }: DocumentHead): string {
  const isOfItem = subject !== undefined && itemKinds.has(subject.kind);
  const text = description || (!isOfItem && site?.tagline) || '';
  return shortened(text.replaceAll(/\s+/g, ' '), descriptionLength);
}

/** The title of the document: the page’s own, then the site’s name. */
export function documentTitle({ title, titleEnd, site }: DocumentHead): string {
  const end = titleEnd ?? site?.name;
  return shortened(title, titleLength) + (end ? ` – ${end}` : '');
}

/** The language of the page’s main text, for a reader of this language. */
export function mainLanguage(
  { languages: translated = languages }: DocumentHead,
  reader: Language,
): Language {
  return translated.find((language) => language === reader) ?? translated[0] ?? reader;
}
