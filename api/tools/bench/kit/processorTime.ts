import { readdirSync, readFileSync } from 'node:fs';

/**
 * The CPU time that a process has used so far with all of its threads, in nanoseconds: the scheduler's own count, which
 * other processes' load does not change.
 */
export function processorTime(pid: number): number {
  const tasks = `/proc/${pid}/task`;
  let nanoseconds = 0;
  for (const task of readdirSync(tasks)) {
    nanoseconds += Number(readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ')[0]);
  }
  return nanoseconds;
}
