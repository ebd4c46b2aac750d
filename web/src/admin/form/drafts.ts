import type { FormValues } from './problems.ts';

/** What was typed into a form and not saved, with what it was typed upon. */
export interface Draft<Values> {
  /** The item as it was when the form opened, and its version; 0 for a new one. */
  base: Values;
  version: number;
  values: Values;
}

const prefix = 'draft ';

/** Session storage: a draft outlives a reload of its tab, and no other tab takes it for its own. */
function storage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** The draft of a form, if it has the fields that the form has today. */
export function readDraft<Values extends FormValues>(name: string, today: Values): Draft<Values> | null {
  try {
    const draft = JSON.parse(storage()?.getItem(prefix + name) ?? 'null') as Draft<Values> | null;
    const fits = (values: Values) =>
      Object.entries(today).every(([field, value]) => typeof values[field] === typeof value);
    return draft && fits(draft.base) && fits(draft.values) ? draft : null;
  } catch {
    return null;
  }
}

export function writeDraft<Values extends FormValues>(name: string, draft: Draft<Values>): void {
  try {
    storage()?.setItem(prefix + name, JSON.stringify(draft));
  } catch {
    // Without room the text still is in the form.
  }
}

export function forgetDraft(name: string): void {
  storage()?.removeItem(prefix + name);
}

/** After a sign-out the next person at this browser finds nothing. */
export function forgetAllDrafts(): void {
  for (const key of Object.keys(storage() ?? {})) {
    if (key.startsWith(prefix)) storage()?.removeItem(key);
  }
}
