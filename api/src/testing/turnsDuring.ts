import { setImmediate } from 'node:timers/promises';
import { vi } from 'vitest';

/**
 * How often other requests could go on during `work`, if everything in it took long:
 * every look at the clock finds a second gone, so the machine’s speed does not matter. Two pauses may share a turn.
 */
export async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  let looks = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => start + 1_000 * looks++);
  try {
    const done = work().then(() => true);
    let turns = 0;
    while (!(await Promise.race([done, setImmediate(false)]))) turns += 1;
    return turns;
  } finally {
    clock.mockRestore();
  }
}
