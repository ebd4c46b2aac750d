import { useEffect, useState } from 'react';
import { fieldsOf } from './copy/copyChanges.ts';
import { readDiscarded, writeDiscarded, type Discarded } from './drafts.ts';
import type { FormValues } from './problems.ts';

/**
 * Adds what was discarded to what can be put back already: to the latest, unless that has another text of a field. Then
 * it is put back on its own, and the other text after it.
 */
function withNext<Values extends FormValues>(
  earlier: readonly Discarded<Values>[],
  next: Discarded<Values>,
): readonly Discarded<Values>[] {
  const latest = earlier.at(-1);
  const hasOther = Object.keys(next.typed).some(
    (field) => latest?.typed[field] !== undefined && latest.typed[field] !== next.typed[field],
  );
  if (!latest || hasOther) return [...earlier, next];
  const joined = { typed: { ...latest.typed, ...next.typed }, base: { ...latest.base, ...next.base } };
  return [...earlier.slice(0, -1), joined];
}

/**
 * What was typed into a form whose working copy was discarded elsewhere. The window has it, also after a reload, until
 * it is put back or dismissed.
 * @param name of the form’s draft
 */
export function useDiscarded<Values extends FormValues>(name: string, initial: Values) {
  const [all, setAll] = useState(() => readDiscarded(name, initial));
  useEffect(() => writeDiscarded(name, all), [name, all]);
  return {
    /** The latest; null if nothing was discarded. */
    discarded: all.at(-1) ?? null,
    /** @param base the item’s values */
    noteDiscarded: (typed: Partial<Values>, base: Values) =>
      setAll((before) => withNext(before, { typed, base: fieldsOf<Values>(base, Object.keys(typed)) })),
    /** Forgets the latest. */
    forgetDiscarded: () => setAll((before) => before.slice(0, -1)),
  };
}
