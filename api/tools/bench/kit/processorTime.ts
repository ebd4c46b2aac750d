import { readdirSync, readFileSync } from 'node:fs';

/**
 * What a process has used of the processors so far, in nanoseconds, with all of its threads: the scheduler's own
 * count, which the load of other processes does not change.
 */
export function processorTime(pid: number): number {
  const tasks = `/proc/${pid}/task`;
  let nanoseconds = 0;
  for (const task of readdirSync(tasks)) {
    nanoseconds += Number(readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ')[0]);
  }
  return nanoseconds;
}
