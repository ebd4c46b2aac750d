/** Types a text in place of the selection; false if the browser cannot. */
const type = (text: string) =>
  // Deprecated, but nothing else keeps the browser’s undo.
  // oxlint-disable-next-line typescript/no-deprecated
  'execCommand' in document && document.execCommand('insertText', false, text);

/**
 * Types a text into a field in place of what is between two places, so that the browser can undo it, and leaves the focus
 * there.
 * @returns false if the browser cannot
 */
export function typeBetween(
  field: HTMLTextAreaElement,
  [start, end]: readonly [number, number],
  text: string,
): boolean {
  field.focus();
  field.setSelectionRange(start, end);
  return type(text);
}

/**
 * Replaces the text of a field as if it were typed, so that the browser can undo it.
 * @returns false if the browser cannot
 */
export function typeOver(field: Element | undefined, text: string): boolean {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return false;
  const focused = document.activeElement;
  field.focus({ preventScroll: true });
  field.select();
  const isTyped = type(text);
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isTyped;
}
