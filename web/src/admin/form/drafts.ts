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

/** The values of the fields that the form has today; of a field that came with a newer build, what it has today. */
function inFieldsOf<Values extends FormValues>(today: Values, values: Values): Values {
  const entries = Object.entries(today).map(([field, value]) => [
    field,
    typeof values[field] === typeof value ? values[field] : value,
  ]);
  return Object.fromEntries(entries) as Values;
}

/** The draft of a form, as far as the form has its fields today. */
export function readDraft<Values extends FormValues>(name: string, today: Values): Draft<Values> | null {
  try {
    const draft = JSON.parse(storage()?.getItem(prefix + name) ?? 'null') as Draft<Values> | null;
    return (
      draft && {
        version: draft.version,
        base: inFieldsOf(today, draft.base),
        values: inFieldsOf(today, draft.values),
      }
    );
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
