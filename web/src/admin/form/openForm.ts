import { randomKey } from '../../browser/randomKey.ts';
import { changesOf, fieldsOf, hasAllTyped, type CopyChange, type Typists } from './copy/copyChanges.ts';
import type { KeptCopy } from './copy/keeper.ts';
import { readDraft } from './drafts.ts';
import { isSame, type Draft, type Typed } from './edited.ts';
import type { FormValues } from './problems.ts';

/** From what a form opens. */
export interface Opening<Values extends FormValues> {
  /** The name of the form’s draft: “news/7”, “news/new”. */
  name: string;
  initial: Values;
  /** The version of the initial values; 0 for a new item. */
  version: number;
  /** The working copy with which the form opens, or the text of a duplicate, which is to become one. */
  kept?: (Typed<Values> & { copy: KeptCopy | null; typists: readonly Typists[] }) | null;
  /** The name of the working copy of a new item, if it has one. */
  newKey?: string;
}

/** What a form opens with, and the fields that it restores from the window’s draft. */
export function openForm<Values extends FormValues>({
  name,
  initial,
  version,
  kept,
  newKey = randomKey(),
}: Opening<Values>): { edited: Draft<Values>; restored: string[] } {
  const draft = readDraft(name, initial);
  const { typists: _typists, ...typed } = kept ?? { values: initial, base: initial, version, copy: null };
  const opened = { ...typed, common: typed.values, sent: null, newKey };
  const isOther = ({ field, value }: CopyChange) => value !== String(typed.values[field]);
  const restored = (draft ? changesOf(draft) : []).filter(isOther).map(({ field }) => field);
  // What the server has is not restored, be it kept or published by now; a save of it may be under way.
  if (!draft || restored.length === 0 || hasAllTyped(initial, draft)) {
    const isKept = draft && kept && isSame(kept.values, draft.values);
    return {
      edited: { ...opened, idempotencyKey: isKept ? draft.idempotencyKey : randomKey() },
      restored: [],
    };
  }
  // Whoever has ended the working copy since, or saved the item: the form finds out.
  if (!typed.copy) return { edited: draft, restored };
  // Where someone else has typed into the same field since, the form asks, once it is refused for lack of a copy.
  const isSince = (field: string) =>
    ![draft.common, draft.sent].some((had) => had?.[field] === typed.values[field]);
  const overlap = restored.filter(isSince);
  const edited = {
    ...draft,
    ...opened,
    values: { ...typed.values, ...fieldsOf(draft.values, restored) },
    common: { ...typed.values, ...fieldsOf<Values>(draft.common, overlap) },
    copy: overlap.length > 0 ? null : typed.copy,
  };
  return { edited, restored };
}
