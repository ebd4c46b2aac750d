/**
 * Acts a number of times per second, at random moments, without waiting for the previous answers. Each answer occupies
 * one of those who ask.
 * @returns the latency of each in milliseconds
 */
export async function atRate<Asker>(
  askers: readonly Asker[],
  perSecond: number,
  milliseconds: number,
  ask: (asker: Asker) => Promise<void>,
): Promise<number[]> {
  const taken: Promise<number>[] = [];
  const idle = [...askers];
  const time = async (asker: Asker) => {
    const asked = performance.now();
    await ask(asker);
    idle.push(asker);
    return performance.now() - asked;
  };
  const end = performance.now() + milliseconds;
  for (let due = performance.now(); due < end; due += (-Math.log(1 - Math.random()) * 1_000) / perSecond) {
    while (performance.now() < due) await new Promise((resolve) => setTimeout(resolve, 1));
    const asker = idle.shift();
    if (asker === undefined) throw new Error('All wait for an answer: the server cannot sustain this rate.');
    taken.push(time(asker));
  }
  return Promise.all(taken);
}
