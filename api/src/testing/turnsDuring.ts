import { setImmediate } from 'node:timers/promises';

/** How often other requests could have gone on while something was done. */
export async function turnsDuring(work: Promise<unknown>): Promise<number> {
  const done = work.then(() => true);
  let turns = 0;
  while (!(await Promise.race([done, setImmediate(false)]))) turns += 1;
  return turns;
}
