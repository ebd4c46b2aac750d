import type { Typists } from './copy/copyChanges.ts';
import type { Typed } from './edited.ts';
import type { FormValues } from './problems.ts';

/**
 * Into which fields of a form its editor has typed, in this window or earlier.
 * @param kept what is known of the working copy with which it opens
 * @param restored the fields that it restores from the window’s draft
 */
export function createTypedFields<Values extends FormValues>(
  kept: readonly Typists[],
  restored: readonly string[],
) {
  /** In this window. */
  const here = new Set(restored);
  // Until the item has the same text.
  /** Where nobody else has typed since. */
  const own = new Set(restored);
  /** No matter who else has. */
  const typed = new Set(restored);
  const learn = (typists: readonly Typists[]) => {
    for (const { field, isTypedByViewer, isLastTypedByViewer } of typists) {
      if (isTypedByViewer) typed.add(field);
      if (isLastTypedByViewer) own.add(field);
    }
  };
  learn(kept);
  return {
    isOwn: (field: string) => own.has(field),
    hasTyped: (field: string) => typed.has(field),
    own: () => [...own],
    here: () => [...here],
    /** Notes what is typed here. */
    add(fields: readonly string[]): void {
      for (const field of fields) {
        here.add(field);
        own.add(field);
        typed.add(field);
      }
    },
    /** Takes over who has typed what the form shows by now. */
    learn,
    /** Goes on from other values: what has replaced the editor’s text is not theirs. */
    rebase(before: Values, { values, base }: Typed<Values>): void {
      const isStored = (field: string) => values[field] === base[field];
      for (const field of own) if (isStored(field) || values[field] !== before[field]) own.delete(field);
      for (const field of typed) if (isStored(field)) typed.delete(field);
    },
    clear(): void {
      here.clear();
      own.clear();
      typed.clear();
    },
  };
}
