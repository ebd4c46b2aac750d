import { setImmediate } from 'node:timers/promises';

/** How far the clock is ahead, and by how much each look at it sets it further ahead, in milliseconds. */
let [ahead, pace] = [0, 0];

const realNow = performance.now.bind(performance);

// It never goes back, also after a call: what paused during one would not pause again for as long as it was ahead.
performance.now = () => realNow() + (ahead += pace);

/**
 * How often other requests could go on during `work`, on a clock by which everything takes long, so that the machine’s
 * speed does not matter. Two pauses may share a turn.
 */
export async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  pace = 25;
  try {
    const done = work().then(() => true);
    let turns = 0;
    while (!(await Promise.race([done, setImmediate(false)]))) turns += 1;
    return turns;
  } finally {
    pace = 0;
  }
}
