import type { Finding } from './useLaunchCheck.ts';

const isText = (control: unknown): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement;

/** Moves the focus to the field of a finding; in a plain one, with what was found selected. */
export function focusFinding(form: HTMLFormElement | null, { field, detail, places }: Finding): void {
  const control = form?.elements.namedItem(field);
  if (!isText(control)) return form?.querySelector<HTMLElement>(`[data-field="${field}"]`)?.focus();
  control.focus();
  const place =
    places.find((start) => control.value.startsWith(detail, start)) ?? control.value.indexOf(detail);
  if (detail && place >= 0) control.setSelectionRange(place, place + detail.length);
}
