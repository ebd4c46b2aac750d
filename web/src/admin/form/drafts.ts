import { randomKey } from '../../browser/randomKey.ts';
import { joined } from './copy/copyChanges.ts';
import type { KeptCopy } from './copy/keeper.ts';
import type { FormValues } from './problems.ts';

/** Unsaved values of a form, with the values they are based on. */
export interface Draft<Values> {
  /** The item as it was when the form opened, and its version; 0 for a new one. */
  base: Values;
  version: number;
  values: Values;
  /** Of the save that may already be under way. */
  idempotencyKey: string;
  /** The working copy that the server had, and its name if the item is new. */
  copy: KeptCopy | null;
  newKey: string;
}

/** What drafts of older builds lack. */
type Later = 'idempotencyKey' | 'copy' | 'newKey';

const prefix = 'draft ';

/** Session storage: a draft survives a reload of its tab, and no other tab picks it up. */
function storage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** What was written under the name; empty if nothing was. */
export const readText = (name: string): string => storage()?.getItem(prefix + name) ?? '';

export function writeText(name: string, text: string): void {
  try {
    storage()?.setItem(prefix + name, text);
  } catch {
    // Storage is full: the field still holds the text.
  }
}

/** The values limited to the form’s current fields; a field added by a newer build gets its current value. */
function inFieldsOf<Values extends FormValues>(current: Values, values: Values): Values {
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
    const draft = JSON.parse(readText(name) || 'null') as
      | (Omit<Draft<Values>, Later> & Partial<Pick<Draft<Values>, Later>>)
      | null;
    if (!draft) return null;
    const base = inFieldsOf(current, draft.base);
    const values = inFieldsOf(current, draft.values);
    const isNew = draft.version === 0;
    return {
      version: draft.version,
      idempotencyKey: draft.idempotencyKey ?? randomKey(),
      copy: draft.copy ?? null,
      newKey: draft.newKey ?? randomKey(),
      base: isNew ? current : base,
      values: isNew ? joined(base, values, current).values : values,
    };
  } catch {
    return null;
  }
}

export function writeDraft<Values extends FormValues>(name: string, draft: Draft<Values>): void {
  writeText(name, JSON.stringify(draft));
}

export function forgetDraft(name: string): void {
  storage()?.removeItem(prefix + name);
}

/** Called at sign-out, so that the next person at this browser finds nothing. */
export function forgetAllDrafts(): void {
  for (const key of Object.keys(storage() ?? {})) {
    if (key.startsWith(prefix)) storage()?.removeItem(key);
  }
}
