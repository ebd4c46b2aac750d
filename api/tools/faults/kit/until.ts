import { setTimeout as delay } from 'node:timers/promises';

/**
 * Waits until `isSo`, and returns how many milliseconds it took.
 * @param what the subject of the error message if it takes longer than `limit` milliseconds
 */
export async function until(
  what: string,
  limit: number,
  isSo: () => Promise<boolean> | boolean,
): Promise<number> {
  const started = performance.now();
  while (!(await isSo())) {
    if (performance.now() - started > limit) throw new Error(`${what} took longer than ${limit / 1000} s.`);
    await delay(50);
  }
  return Math.round(performance.now() - started);
}

/** Fails the scenario with a message. */
export function demand(isSo: boolean, sentence: string): asserts isSo {
  if (!isSo) throw new Error(sentence);
}
