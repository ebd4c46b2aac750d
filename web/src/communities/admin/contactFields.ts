/** The details that readers are shown; empty for what is not given. */
export interface ContactFields {
  phone: string;
  email: string;
  website: string;
}

const names: readonly string[] = ['phone', 'email', 'website'] satisfies (keyof ContactFields)[];

/**
 * Stored contact details as three fields, or null where these cannot hold all of it: text that is no JSON of an
 * object, or an object with anything else in it. Such is edited as it is, so that nothing is lost.
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

/** Three fields in the form in which they are stored; empty for none at all. */
export function contactText(fields: ContactFields): string {
  const { phone, email, website } = fields;
  const given = Object.entries({ phone, email, website }).filter(([, detail]) => detail !== '');
  return given.length > 0 ? JSON.stringify(Object.fromEntries(given)) : '';
}

/** Contact details as they are sent: fields without blanks at their ends, null for none, any other text as it is. */
export function contactInput(typed: string): string | null {
  const fields = contactFields(typed);
  if (!fields) return typed;
  const { phone, email, website } = fields;
  return contactText({ phone: phone.trim(), email: email.trim(), website: website.trim() }) || null;
}
