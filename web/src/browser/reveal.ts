/** The request to show an element: whatever hides it, such as a closed drawer, listens for it. */
const request = 'reveal';

/** Has everything that hides an element show it, then moves the focus there. */
export function focusRevealed(element: HTMLElement): void {
  reveal(element);
  element.focus();
}

/** The same from an effect, in which React cannot show anything at once. */
export function focusRevealedSoon(element: HTMLElement): void {
  queueMicrotask(() => focusRevealed(element));
}

/** Has everything that hides an element show it. */
export function reveal(element: Element): void {
  element.dispatchEvent(new Event(request, { bubbles: true }));
}

/** The request to select a text within an element that is no plain field. */
const selection = 'selecttext';

/** A text to select, and how many times it occurs before that. */
export interface Sought {
  text: string;
  before: number;
}

/** Has an element that is shown select a text in it. */
export function requestSelection(element: Element, sought: Sought): void {
  element.dispatchEvent(new CustomEvent<Sought>(selection, { detail: sought }));
}

/** Calls a function with each text that an element is to select. @returns a function that ends this */
export function onSelectionRequest(element: Element, select: (sought: Sought) => void): () => void {
  const handleRequest = (event: Event) => select((event as CustomEvent<Sought>).detail);
  element.addEventListener(selection, handleRequest);
  return () => element.removeEventListener(selection, handleRequest);
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
