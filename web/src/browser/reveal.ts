/** The request to show an element: whatever hides it, such as a closed drawer, listens for it. */
const request = 'reveal';

/** Has everything that hides an element show it, then moves the focus there. */
export function focusRevealed(element: HTMLElement): void {
  reveal(element);
  element.focus();
}

/** Has everything that hides an element show it. */
export function reveal(element: Element): void {
  element.dispatchEvent(new Event(request, { bubbles: true }));
}

/**
 * Calls a function with each element within another one that is to be shown; it has to show it at once (`flushSync`).
 * @returns a function that ends this
 */
export function onReveal(container: Element, show: (element: Element) => void): () => void {
  const handleRequest = ({ target }: Event) => show(target as Element);
  container.addEventListener(request, handleRequest);
  return () => container.removeEventListener(request, handleRequest);
}
