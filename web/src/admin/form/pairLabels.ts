import type { formTexts } from '../../language/formTexts.ts';

type Labels<Stem extends string> = Record<`${Stem}En` | `${Stem}Id`, string>;

/** The names of the two fields of each pair on their own: “Title (English)”. */
export function pairLabels<Stem extends string>(
  texts: (typeof formTexts)['en'],
  pairs: Record<Stem, string>,
): Labels<Stem> {
  const named = Object.entries<string>(pairs).flatMap(([stem, label]) => [
    [`${stem}En`, texts.inEnglish(label)],
    [`${stem}Id`, texts.inIndonesian(label)],
  ]);
  return Object.fromEntries(named) as Labels<Stem>;
}
