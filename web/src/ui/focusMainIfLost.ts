/** Moves the focus to the page’s content if the focused element was removed or disabled. */
export function focusMainIfLost(): void {
  if (document.activeElement === document.body)
    document.getElementById('main')?.focus({ preventScroll: true });
}
