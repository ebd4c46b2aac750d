/** Whether the focused element was removed or disabled. */
const isFocusLost = ({ activeElement } = document) =>
  activeElement === null || activeElement === document.body || activeElement.matches(':disabled');

/**
 * Moves the focus to the page’s content if the focused element was removed or disabled.
 * @param near is focused instead, if it is there
 */
export function focusMainIfLost(near?: HTMLElement | null): void {
  if (isFocusLost()) near?.focus({ preventScroll: true });
  if (isFocusLost()) document.getElementById('main')?.focus({ preventScroll: true });
}
