import { median } from '../../../scripts/quantile.ts';

/** The measurements of one minute. */
export interface Moment {
  requests: number;
  writes: number;
  /** The failures, as messages. */
  failures: string[];
  /** The median latency. */
  milliseconds: number;
  /** The median of the server's memory, in bytes. */
  memory: number;
}

/** The minute after which memory must not grow. */
export const judgedAfter = 10;
/** The longest windows to compare, in minutes. */
const longest = 10;

/** The first and the last window to compare: after the tenth minute, if there are any. */
export function windowsOf(moments: readonly Moment[]): [first: Moment[], last: Moment[]] {
  const judged = moments.length > judgedAfter ? moments.slice(judgedAfter) : [...moments];
  const length = Math.max(1, Math.min(longest, Math.floor(judged.length / 2)));
  return [judged.slice(0, length), judged.slice(-length)];
}

const memoryIn = (moments: readonly Moment[]) => median(moments.map(({ memory }) => memory));

/** The growth of memory from the first window to the last, as a fraction of the first. */
export function drift(moments: readonly Moment[]): number {
  const [first, last] = windowsOf(moments);
  return memoryIn(last) / memoryIn(first) - 1;
}

export function describeDrift(growth: number, [first, last]: [Moment[], Moment[]]): string {
  const [before, after] = [first, last].map((window) => Math.round(memoryIn(window) / 2 ** 20));
  return `Memory: ${before} MiB, then ${after} MiB (medians of ${first.length} min): ${(growth * 100).toFixed(1)} %.`;
}
