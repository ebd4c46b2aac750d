import { focusRevealed, requestSelection } from '../../browser/reveal.ts';
import type { Finding } from './useLaunchCheck.ts';

const isText = (control: unknown): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement;

/**
 * Moves the focus to the field of a finding, which is shown if it is hidden, with what was found selected.
 * @param text the field’s value
 */
export function focusFinding(
  form: HTMLFormElement | null,
  { field, detail, places }: Finding,
  text: string,
): void {
  const place = places.find((start) => text.startsWith(detail, start)) ?? text.indexOf(detail);
  const control = form?.elements.namedItem(field);
  if (isText(control)) {
    focusRevealed(control);
    if (detail && place >= 0) control.setSelectionRange(place, place + detail.length);
    return;
  }
  const editor = form?.querySelector<HTMLElement>(`[data-field="${field}"]`);
  if (!editor) return;
  focusRevealed(editor);
  if (!detail) return;
  requestSelection(editor, {
    text: detail,
    before: text.slice(0, Math.max(place, 0)).split(detail).length - 1,
  });
}
