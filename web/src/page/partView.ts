/** What a visitor changed in elements, by their index among all elements of a part: opened, scrolled, typed, focused. */
export type View = readonly {
  index: number;
  isOpen: boolean;
  left: number;
  typed: string;
  hasFocus: boolean;
}[];

const isField = (element: Element) => element.matches('input, textarea, select');

const elementsOf = (part: HTMLElement | null) => [...(part?.querySelectorAll('*') ?? [])];

export function readView(part: HTMLElement | null): View {
  return elementsOf(part)
    .map((element, index) => ({
      index,
      isOpen: element.matches('details[open]'),
      left: element.scrollLeft,
      typed: isField(element) ? (element as HTMLInputElement).value : '',
      hasFocus: element === document.activeElement,
    }))
    .filter(({ isOpen, left, typed, hasFocus }) => isOpen || left > 0 || typed || hasFocus);
}

/** Restores it in the same elements, rendered anew. */
export function restoreView(part: HTMLElement | null, view: View): void {
  const elements = elementsOf(part);
  for (const { index, isOpen, left, typed, hasFocus } of view) {
    const element = elements[index];
    if (!(element instanceof HTMLElement || element instanceof SVGElement)) continue;
    if (isOpen) element.setAttribute('open', '');
    if (typed) (element as HTMLInputElement).value = typed;
    if (left > 0) element.scrollTo({ left, behavior: 'instant' });
    if (!hasFocus) continue;
    // A section to which a link led got the focus by script.
    if (element.tabIndex < 0) element.tabIndex = -1;
    element.focus({ preventScroll: true });
  }
}
