/**
 * Replaces the text of a field as if it were typed, so that the browser can undo it.
 * @returns false if the browser cannot
 */
export function typeOver(field: Element | undefined, text: string): boolean {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return false;
  const focused = document.activeElement;
  field.focus({ preventScroll: true });
  field.select();
  // Deprecated, but nothing else keeps the browser’s undo.
  // oxlint-disable-next-line typescript/no-deprecated
  const isTyped = 'execCommand' in document && document.execCommand('insertText', false, text);
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isTyped;
}
