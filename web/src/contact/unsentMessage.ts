import type { ContactValues } from './contactPrefill.ts';

const storageKey = 'unsent message';

/** What is typed into the contact page’s form, and the visit of the page. */
interface Unsent {
  visit: string;
  typed: Partial<ContactValues>;
}

/**
 * What this tab holds of a message that was not sent. Browsers restore only what differs from the field’s `value`
 * attribute, to which React copies what is typed.
 */
export function readUnsent(): Unsent {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Unsent | null;
    if (stored) return stored;
  } catch {
    // Without storage, what is typed ends with the page.
  }
  return { visit: '', typed: {} };
}

export function keepUnsent(unsent: Unsent): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(unsent));
  } catch {
    // Likewise.
  }
}
