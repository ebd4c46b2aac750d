import { flushSync } from 'react-dom';

const reports = new Set<() => void>();

/**
 * Adds a field that reports what is typed into it after a while, since reporting takes long.
 * @param report reports it now
 * @returns a function that removes the field
 */
export function addLateField(report: () => void): () => void {
  reports.add(report);
  return () => void reports.delete(report);
}

/** Has everything that is typed reported and rendered; not while React renders. */
export function settleLateFields(): void {
  flushSync(() => reports.forEach((report) => report()));
}
