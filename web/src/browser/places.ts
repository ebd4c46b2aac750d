import { createPath, type Location } from 'react-router-dom';
import { leftHeight, leftPlacesKey } from '../shared/pages/leftPlaces.ts';
import { isLeavingUnrouted } from './earlyBack.ts';

/** A page in the tab’s history, as it was left. */
interface Place {
  /** How far it was scrolled, in pixels. */
  top: number;
  /** How many rows each of its lists had, by the list’s name. */
  rows?: Record<string, number>;
  /** The height of its main part, if it has lists. */
  height?: number;
}

type Entry = Pick<Location, 'key' | 'pathname' | 'search' | 'hash'>;

/** The entry of the history: React Router names the first one of each document alike. */
export const entryOf = (location: Entry) => `${location.key} ${createPath(location)}`;

/** The entry that the document was opened at. */
function firstEntry(): string {
  const { key = 'default' } = (history.state ?? {}) as { key?: string };
  const { pathname, search, hash } = location;
  return entryOf({ key, pathname, search, hash });
}

let read: Record<string, Place> | undefined;

/** The places by their entries. */
function places(): Record<string, Place> {
  if (read) return read;
  try {
    read = JSON.parse(sessionStorage.getItem(leftPlacesKey) ?? '{}') as typeof read;
  } catch {
    // Without storage, the places are forgotten with the document.
  }
  read ??= {};
  if (!isOpenedAgain()) delete read[firstEntry()];
  return read;
}

/** The entry that is shown, and how far it is scrolled. */
let shown = '';
let scrolled = 0;

/** The lists that are growing to where they were. */
const growing = new Set<string>();

/** Scrolls back again, while the page is too short for the place to go back to. */
let tryAgain: (() => void) | undefined;

const note = () => {
  scrolled = window.scrollY;
  const place = places()[shown];
  const main = document.getElementById('main');
  if (place?.rows && main) place.height = Math.ceil(main.getBoundingClientRect().height);
};

/** The browser must not scroll at Back or Forward, when the next page is not there yet. */
const takeOver = () => {
  history.scrollRestoration = 'manual';
};

/** A document that is loaded again is scrolled by the browser. */
function handOver(): void {
  history.scrollRestoration = 'auto';
  note();
  leave();
  try {
    sessionStorage.setItem(leftPlacesKey, JSON.stringify(places()));
  } catch {
    // Likewise.
  }
}

function leave(): void {
  places()[shown] = { ...places()[shown], top: scrolled };
}

/** Whether the document is one that the visitor had left, or has reloaded: a new one begins at its top. */
function isOpenedAgain(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type !== 'navigate');
}

/** Notes from now on where the visitor is on each page. */
export function notePlaces(entry: string): () => void {
  if (isLeavingUnrouted()) return () => {};
  shown = entry;
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
    const place = places()[entry]?.top ?? 0;
    note();
    // The browser has scrolled, which must not be smooth (firstLayoutScript.ts); links within the page are.
    document.documentElement.style.scrollBehavior = '';
    // The browser could scroll no further, or was not meant to, or lists are still growing.
    if (shown === entry && place > 0 && scrolled < place + 1 && isOpenedAgain()) scrollBack(place);
  });
  return () => controller.abort();
}

/**
 * Another entry of the history is shown: scrolls to where it was left. False for a new entry.
 * @param earlier the entry whose place a new one takes up again
 */
export function arriveAgain(entry: string, earlier = entry): boolean {
  leave();
  shown = entry;
  tryAgain = undefined;
  release();
  const place = places()[entry] ?? places()[earlier];
  if (place === undefined) return false;
  places()[entry] = { ...place };
  if (place.height !== undefined) reserve(place.height);
  scrollBack(place.top);
  return true;
}

/** Scrolls to a place as soon as the page is long enough for it, unless the visitor moves, or is asked something, before. */
function scrollBack(place: number): void {
  let frames = 10;
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
    if (scrolled < place - 1 || isReserved()) return;
    // A smooth scroll that was on its way (useArrival) may take another step.
    if (frames-- > 0) requestAnimationFrame(attempt);
    else stop();
  };
  for (const sign of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(sign, stop, { passive: true, signal: controller.signal });
  // What asks for an answer is in view.
  const handleFocus = ({ target }: FocusEvent) => (target as Element).role === 'alert' && stop();
  document.addEventListener('focusin', handleFocus, { signal: controller.signal });
  observer.observe(document.body);
  tryAgain = attempt;
  attempt();
}

/** Keeps the height of a page whose lists are to grow, so that nothing moves while they do (firstLayoutScript.ts, too). */
function reserve(height: number): void {
  const { style } = document.documentElement;
  style.setProperty(leftHeight, `${height}px`);
  style.overflowAnchor = 'none';
}

const isReserved = () => document.documentElement.style.getPropertyValue(leftHeight) !== '';

function release(): void {
  const { style } = document.documentElement;
  style.removeProperty(leftHeight);
  style.overflowAnchor = '';
  tryAgain?.();
}

/** How many rows a list had when its page was left; 0 for a new page. */
export const rowsLeft = (entry: string, list: string): number => places()[entry]?.rows?.[list] ?? 0;

/** Notes how many rows a list has. */
export function noteRows(entry: string, list: string, count: number): void {
  const place = (places()[entry] ??= { top: 0 });
  place.rows = { ...place.rows, [list]: count };
}

/** A list of the page that is shown is growing to where it was, or no longer. */
export function noteGrowth(list: string, isGrowing: boolean): void {
  if (isGrowing) growing.add(list);
  else growing.delete(list);
  if (growing.size === 0) release();
}
