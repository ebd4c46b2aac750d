/** The details shown to readers; empty if not given. */
export interface ContactFields {
  phone: string;
  email: string;
  website: string;
}

const names: readonly string[] = ['phone', 'email', 'website'] satisfies (keyof ContactFields)[];

/**
 * Parses stored contact details into three fields; null if they do not fit: text that is not a JSON object, or an
 * object with other content. Such text is edited unchanged, so that nothing is lost.
 */
export function contactFields(stored: string): ContactFields | null {
  const none = { phone: '', email: '', website: '' };
  if (stored.trim() === '') return none;
  const value = parsed(stored);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const given = Object.entries(value).filter(([, detail]) => detail !== null);
  const fits = given.every(([name, detail]) => names.includes(name) && typeof detail === 'string');
  return fits ? { ...none, ...Object.fromEntries(given) } : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Stored contact details for reading, one per line; text that does not fit the fields as it is. */
export function contactLines(stored: string): string {
  const fields = contactFields(stored);
  return fields ? Object.values(fields).filter(Boolean).join('\n') : stored;
}

/** Serializes three fields for storage; empty if all are empty. */
export function contactText(fields: ContactFields): string {
  const { phone, email, website } = fields;
  const given = Object.entries({ phone, email, website }).filter(([, detail]) => detail !== '');
  return given.length > 0 ? JSON.stringify(Object.fromEntries(given)) : '';
}

/** The contact details to send: trimmed fields, null if all are empty, any other text unchanged. */
export function contactInput(typed: string): string | null {
  const fields = contactFields(typed);
  if (!fields) return typed;
  const { phone, email, website } = fields;
  return contactText({ phone: phone.trim(), email: email.trim(), website: website.trim() }) || null;
}
