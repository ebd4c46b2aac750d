import { latestUser } from '../../auth/session.ts';
import { randomKey } from '../../browser/randomKey.ts';
import { fieldsOf, joined } from './copy/copyChanges.ts';
import { isSame, type Draft } from './edited.ts';
import type { FormValues } from './problems.ts';

/** A draft as the window has it; those of older builds lack a part. */
type Written<Values> = Pick<Draft<Values>, 'version' | 'base' | 'values'> &
  Partial<Pick<Draft<Values>, 'idempotencyKey' | 'copy' | 'newKey'>> & {
    common?: Partial<Values>;
    sent?: Partial<Values> | null;
  };

const prefix = 'draft ';

/** Where a person’s text lies: nobody else who signs in in this window is offered it. */
const keyOf = (name: string) => `${prefix}${latestUser()?.id ?? ''} ${name}`;

/** Session storage: a draft survives a reload of its tab, and no other tab picks it up. */
function storage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** What was written under the name; empty if nothing was. */
export const readText = (name: string): string => storage()?.getItem(keyOf(name)) ?? '';

export function writeText(name: string, text: string): void {
  try {
    storage()?.setItem(keyOf(name), text);
  } catch {
    // Storage is full: the field still holds the text.
  }
}

/** What was typed into a form whose working copy was discarded elsewhere, and what the item had in these fields. */
export interface Discarded<Values> {
  typed: Partial<Values>;
  base: Partial<Values>;
}

const discardedName = (name: string) => `${name} discarded`;

/** What the window can still put back into a form, limited to the form’s current fields; the last is the latest. */
export function readDiscarded<Values extends FormValues>(
  name: string,
  current: Values,
): readonly Discarded<Values>[] {
  try {
    const stored = JSON.parse(readText(discardedName(name))) as Discarded<Values>[];
    return stored.flatMap(({ typed, base }) => {
      const isKnown = (field: string) =>
        [typed, base].every((of) => typeof of[field] === typeof current[field]);
      const known = Object.keys(typed).filter(isKnown);
      return known.length > 0 ? { typed: fieldsOf(typed, known), base: fieldsOf(base, known) } : [];
    });
  } catch {
    return [];
  }
}

export function writeDiscarded<Values>(name: string, discarded: readonly Discarded<Values>[]): void {
  const offered = discarded.filter(({ typed }) => Object.keys(typed).length > 0);
  if (offered.length > 0) writeText(discardedName(name), JSON.stringify(offered));
  else forgetDraft(discardedName(name));
}

/** The values limited to the form’s current fields; a field added by a newer build gets its current value. */
function inFieldsOf<Values extends FormValues>(current: Values, values: Partial<Values>): Values {
  const entries = Object.entries(current).map(([field, value]) => [
    field,
    typeof values[field] === typeof value ? values[field] : value,
  ]);
  return Object.fromEntries(entries) as Values;
}

/**
 * The draft of a form, limited to the form’s current fields. A new item is based on the form’s current values, which
 * depend on what the editor may do.
 */
export function readDraft<Values extends FormValues>(name: string, current: Values): Draft<Values> | null {
  try {
    const draft = JSON.parse(readText(name) || 'null') as Written<Values> | null;
    if (!draft) return null;
    const { version, idempotencyKey = randomKey(), copy = null, newKey = randomKey(), common, sent } = draft;
    const before = inFieldsOf(current, draft.base);
    const values = inFieldsOf(current, draft.values);
    const isNew = version === 0;
    const base = isNew ? current : before;
    return {
      version,
      idempotencyKey,
      copy,
      newKey,
      base,
      values: isNew ? joined(before, values, current).values : values,
      common: inFieldsOf(base, common ?? {}),
      sent: sent ? inFieldsOf(base, sent) : null,
    };
  } catch {
    return null;
  }
}

/** @param own the fields that are restored: what only others have typed is theirs to restore */
export function writeDraft<Values extends FormValues>(
  name: string,
  draft: Draft<Values>,
  own: readonly string[],
): void {
  const mine = (values: Values) => fieldsOf<Values>(values, own);
  const values = { ...draft.base, ...mine(draft.values) };
  if (isSame(values, draft.base)) forgetDraft(name);
  else {
    const written: Written<Values> = {
      ...draft,
      values,
      common: mine(draft.common),
      sent: draft.sent && mine(draft.sent),
    };
    writeText(name, JSON.stringify(written));
  }
}

/** Whether the window has text of a form that the server has never had, as far as it knows. */
export function hasUnkept<Values extends FormValues>(name: string, current: Values): boolean {
  const draft = readDraft(name, current);
  return draft !== null && !isSame(draft.values, draft.common);
}

/** Whether the window has text of a form, to restore or to put back. */
export const hasDraft = <Values extends FormValues>(name: string, current: Values): boolean =>
  readDraft(name, current) !== null || readDiscarded(name, current).length > 0;

export function forgetDraft(name: string): void {
  storage()?.removeItem(keyOf(name));
}

/** Called at sign-out, so that the next person at this browser finds nothing. */
export function forgetAllDrafts(): void {
  for (const key of Object.keys(storage() ?? {})) {
    if (key.startsWith(prefix)) storage()?.removeItem(key);
  }
}
