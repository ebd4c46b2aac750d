import { isLeavingUnrouted } from './earlyBack.ts';

const storageKey = 'places';

/** How far each page in the tab’s history was scrolled when it was left, in pixels, by the key of its entry. */
let places: Record<string, number> = {};

/** The entry that is shown, and how far it is scrolled. */
let shown = '';
let scrolled = 0;

/** What loads more of the lists that are shown and have more. */
const growers = new Set<() => void>();

/** Scrolls back again, while the page is too short for the place to go back to. */
let tryAgain: (() => void) | undefined;

const note = () => {
  scrolled = window.scrollY;
};

/** The browser must not scroll at Back or Forward, when the next page is not there yet. */
const takeOver = () => {
  history.scrollRestoration = 'manual';
};

/** A document that is loaded again is scrolled by the browser. */
function handOver(): void {
  history.scrollRestoration = 'auto';
  places[shown] = scrolled;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(places));
  } catch {
    // Without storage, the places are forgotten with the document.
  }
}

/** Whether the document is one that the visitor had left, or has reloaded: a new one begins at its top. */
const isOpenedAgain = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type !== 'navigate');

/** Notes from now on where the visitor is on each page. */
export function notePlaces(entry: string): () => void {
  if (isLeavingUnrouted()) return () => {};
  shown = entry;
  try {
    places = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as typeof places;
  } catch {
    // Likewise.
  }
  takeOver();
  const controller = new AbortController();
  const { signal } = controller;
  window.addEventListener('scroll', note, { passive: true, signal });
  // The event of a scroll comes a frame later, which may be too late for a navigation.
  window.addEventListener('click', note, { capture: true, signal });
  window.addEventListener('popstate', note, { signal });
  window.addEventListener('pageshow', takeOver, { signal });
  window.addEventListener('pagehide', handOver, { signal });
  // Looking immediately would make the browser lay out the page twice.
  requestAnimationFrame(() => {
    note();
    const place = places[entry] ?? 0;
    // The browser could scroll no further, since a list had grown, or was not meant to.
    if (shown === entry && scrolled < place && isOpenedAgain()) scrollBack(place);
  });
  return () => controller.abort();
}

/**
 * Another entry of the history is shown: scrolls to where it was left. False for a new entry.
 * @param earlier the entry whose place a new one takes up again
 */
export function arriveAgain(entry: string, earlier = entry): boolean {
  places[shown] = scrolled;
  shown = entry;
  tryAgain = undefined;
  const place = places[entry] ?? places[earlier];
  if (place === undefined) return false;
  scrollBack(place);
  return true;
}

/** Scrolls to a place as soon as the page is long enough for it, unless the visitor moves before. */
function scrollBack(place: number): void {
  const controller = new AbortController();
  const observer = new ResizeObserver(() => attempt());
  const stop = () => {
    controller.abort();
    observer.disconnect();
    if (tryAgain === attempt) tryAgain = undefined;
  };
  const attempt = () => {
    if (tryAgain !== attempt) return stop();
    window.scrollTo({ top: place, behavior: 'instant' });
    note();
    // Browsers round.
    if (scrolled > place - 1) return stop();
    for (const grow of growers) grow();
    growers.clear();
  };
  for (const sign of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(sign, stop, { passive: true, signal: controller.signal });
  observer.observe(document.body);
  tryAgain = attempt;
  attempt();
}

/** Has a list loaded further, once, if the page is too short for the place to go back to. */
export function growToPlace(grow: () => void): () => void {
  growers.add(grow);
  tryAgain?.();
  return () => void growers.delete(grow);
}
