import type { Bilingual } from '../../language.ts';
import type { Fallbacks } from '../fallbacks.ts';

// What editors see about the keys. Only the admin and the server import it: public pages need only the fallbacks.

/** The keys that are queried together: by one page, by all pages (site, contact), or by none (technical). */
export const contentGroups = [
  'site',
  'hero',
  'about',
  'vision',
  'competition',
  'heritage',
  'communities',
  'contact',
  'legal',
  'technical',
] as const;
export type ContentGroup = (typeof contentGroups)[number];

/** The kind of a value: it decides its validation and its field in the editor. `longText` may be Markdown. */
export const contentKinds = [
  'text',
  'longText',
  'image',
  'link',
  'email',
  'contact',
  'date',
  'percentage',
  'provinces',
] as const;
export type ContentKind = (typeof contentKinds)[number];

/** The description of a key, for editors. */
interface Description extends Bilingual<string> {
  kind: ContentKind;
}

/** The place on the site where the keys of a group appear. */
interface Place extends Bilingual<string> {
  path: string;
}

/** The full declaration of one key. */
export interface DeclaredKey<Key extends string = string> {
  key: Key;
  group: ContentGroup;
  kind: ContentKind;
  label: Bilingual<string>;
  place: Place;
  fallback: Bilingual<string>;
}

type Without<Keys, Described> = { [Key in Exclude<keyof Described, keyof Keys>]: never };

/** Describes keys; does not compile unless exactly the keys with a fallback are described. */
export function describeKeys<
  const Keys extends Fallbacks,
  const Described extends Record<keyof Keys, Description>,
>(
  group: ContentGroup,
  place: Place,
  fallbacks: Keys,
  descriptions: Described & Without<Keys, Described>,
): DeclaredKey<keyof Keys & string>[] {
  return (Object.keys(fallbacks) as (keyof Keys & string)[]).map((key) => {
    const { kind, en, id } = descriptions[key];
    return { key, group, kind, label: { en, id }, place, fallback: fallbacks[key] as Bilingual<string> };
  });
}

type Filled<Pattern extends string, Number extends number> = Pattern extends `${infer Before}#${infer After}`
  ? `${Before}${Number}${After}`
  : never;

/** Describes keys that differ only in a number: # is its placeholder in the key and in the labels. */
export function numbered<const Pattern extends string, const Number extends number>(
  numbers: readonly Number[],
  pattern: Pattern,
  { kind, en, id }: Description,
): Record<Filled<Pattern, Number>, Description> {
  const fill = (text: string, number: number) => text.replace('#', String(number));
  return Object.fromEntries(
    numbers.map((number) => [fill(pattern, number), { kind, en: fill(en, number), id: fill(id, number) }]),
  ) as Record<Filled<Pattern, Number>, Description>;
}
