import type { ContactValues } from './contactPrefill.ts';

/** The id of the contact page’s form. */
export const formId = 'contact-form';

type Fields = readonly (readonly [name: string, value: string])[];

/** Reads the values of the form’s fields. */
export function readForm(form: HTMLFormElement | null): Fields {
  // Forms submit line breaks as \r\n.
  const text = (value: FormDataEntryValue) => String(value).replaceAll('\r\n', '\n');
  return form ? [...new FormData(form)].map(([name, value]) => [name, text(value)]) : [];
}

/** Reads the fields of the form as the server rendered it, during hydration; empty otherwise. */
export function readRenderedForm(): Fields {
  return typeof document === 'undefined' ? [] : readForm(document.querySelector(`form#${formId}`));
}

/** The fields whose values differ. */
export function differences(fields: Fields, values: ContactValues): Partial<ContactValues> {
  const isOther = ([name, value]: Fields[number]) =>
    name in values && values[name as keyof ContactValues] !== value;
  return Object.fromEntries(fields.filter(isOther));
}
