import type { Bilingual } from './language.ts';

// The glossary in texts (docs/product.md#glossary): the same search in forms and in the launch check.

/** A term in one language. */
export interface Term {
  /** What the site writes. */
  right: string;
  /** What it does not write, one form per line. */
  wrong: string;
  reason: string;
}

/** A place in a text with a form that the site does not write. Offsets are in UTF-16 code units, `to` is excluded. */
export interface Misuse {
  from: number;
  to: number;
  /** What to write instead, with the case of the place. */
  right: string;
  reason: string;
}

export type FindMisuses = (text: string) => Misuse[];

/** The wrong forms of a term, of which each is on a line. */
export const wrongForms = (lines: string): string[] =>
  lines
    .split('\n')
    .map((form) => form.trim())
    .filter(Boolean);

const spaced = (text: string) => text.replace(/\s+/g, ' ');
const isLower = (text: string) => text === text.toLowerCase();
const isUpper = (text: string) => text !== text.toLowerCase() && text === text.toUpperCase();

/** A form in lower case matches any case; others, such as names, match themselves and capitals throughout. */
const fits = (form: string, found: string) =>
  isLower(form) || form === found || (isUpper(found) && form.toUpperCase() === found);

/** Whether two forms differ at most in their case and in the width of their spaces. */
export const isSameForm = (one: string, other: string) =>
  spaced(one).toLowerCase() === spaced(other).toLowerCase();

/** Whether a text is a right form, so that it is never found as a wrong one. */
export const isRightForm = (right: string, text: string) =>
  isSameForm(right, text) && fits(spaced(right), spaced(text));

/** The text with the case of what it replaces: at the start of a sentence, or in capitals. */
function withCaseOf(found: string, text: string): string {
  if (isUpper(found)) return text.toUpperCase();
  const isCapital = found.charAt(0) !== found.charAt(0).toLowerCase();
  return isCapital ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

const escaped = (form: string) => RegExp.escape(form).replace(/(?:\\x20)+/g, String.raw`\s+`);

/** What is not prose, in Markdown or not: the addresses of links, bare addresses, and code. */
const unread = /\]\([^)\s]*|<?https?:\/\/\S+|(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)/gs;

/**
 * Finds the wrong forms of terms, as whole words, except within a right form. Terms are prepared once for any number of
 * texts.
 */
export function misusesOf(terms: readonly Term[]): FindMisuses {
  const rights = new Map(terms.map(({ right }) => [right.toLowerCase(), right]));
  const wrongs = new Map<string, { form: string; term: Term }[]>();
  for (const term of terms)
    for (const form of wrongForms(term.wrong)) {
      const key = spaced(form).toLowerCase();
      wrongs.set(key, [...(wrongs.get(key) ?? []), { form: spaced(form), term }]);
    }
  const forms = [...new Set([...rights.keys(), ...wrongs.keys()])].toSorted((a, b) => b.length - a.length);
  if (wrongs.size === 0) return () => [];
  const word = String.raw`[\p{L}\p{M}\p{N}]`;
  const pattern = new RegExp(`(?<!${word})(?:${forms.map(escaped).join('|')})(?!${word})`, 'giu');
  return (text) =>
    [...text.replace(unread, (skipped) => '\0'.repeat(skipped.length)).matchAll(pattern)].flatMap(
      ({ 0: found, index }) => {
        const plain = spaced(found);
        const right = rights.get(plain.toLowerCase());
        if (right !== undefined && fits(right, plain)) return [];
        const wrong = wrongs.get(plain.toLowerCase())?.find(({ form }) => fits(form, plain));
        if (!wrong) return [];
        const { term } = wrong;
        const place = { from: index, to: index + found.length };
        return [{ ...place, right: withCaseOf(plain, term.right), reason: term.reason }];
      },
    );
}

/** A term as it is stored, in both languages. */
export interface StoredTerm {
  termEn: string;
  termId: string;
  wrongEn: string;
  wrongId: string;
  reasonEn: string;
  reasonId: string;
}

/** Finds the wrong forms in texts of each language. */
export const findersOf = (terms: readonly StoredTerm[]): Bilingual<FindMisuses> => ({
  en: misusesOf(terms.map((term) => ({ right: term.termEn, wrong: term.wrongEn, reason: term.reasonEn }))),
  id: misusesOf(terms.map((term) => ({ right: term.termId, wrong: term.wrongId, reason: term.reasonId }))),
});

const formAt = (text: string, { from, to }: Misuse) => spaced(text.slice(from, to)).toLowerCase();

/** A wrong form that a text has, perhaps several times. */
interface FoundForm extends Pick<Misuse, 'right' | 'reason'> {
  /** In lower case. */
  form: string;
  /** As it is written in its first place. */
  written: string;
}

/** The wrong forms in a text, each once. */
export function misusesByForm(text: string, find: FindMisuses): FoundForm[] {
  const found = new Map<string, FoundForm>();
  for (const misuse of find(text)) {
    const { from, to, right, reason } = misuse;
    const form = formAt(text, misuse);
    if (!found.has(form)) found.set(form, { form, written: text.slice(from, to), right, reason });
  }
  return [...found.values()];
}

/** The places of a wrong form in a text, from the last to the first. */
export const placesOf = (text: string, find: FindMisuses, form: string): Misuse[] =>
  find(text)
    .filter((misuse) => formAt(text, misuse) === form)
    .toReversed();

/** The text with a wrong form replaced in all its places. */
export const withoutForm = (text: string, find: FindMisuses, form: string): string =>
  placesOf(text, find, form).reduce(
    (whole, { from, to, right }) => whole.slice(0, from) + right + whole.slice(to),
    text,
  );
