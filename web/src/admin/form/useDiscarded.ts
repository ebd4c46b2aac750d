import { useEffect, useState } from 'react';
import { fieldsOf } from './copy/copyChanges.ts';
import { readDiscarded, writeDiscarded, type Discarded } from './drafts.ts';
import type { FormValues } from './problems.ts';

/**
 * What was typed into a form whose working copy was discarded elsewhere. The window has it, also after a reload, until
 * it is put back or dismissed.
 * @param name of the form’s draft
 */
export function useDiscarded<Values extends FormValues>(name: string, initial: Values) {
  const [discarded, setDiscarded] = useState<Discarded<Values> | null>(() => readDiscarded(name, initial));
  useEffect(() => writeDiscarded(name, discarded), [name, discarded]);
  return {
    discarded,
    /** @param base the item’s values */
    noteDiscarded: (typed: Partial<Values>, base: Values) =>
      setDiscarded((before) => ({
        typed: { ...before?.typed, ...typed },
        base: { ...before?.base, ...fieldsOf<Values>(base, Object.keys(typed)) },
      })),
    forgetDiscarded: () => setDiscarded(null),
  };
}
