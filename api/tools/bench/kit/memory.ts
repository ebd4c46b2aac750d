import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { processorTime } from './processorTime.ts';

const second = 1_000;
/** A process that uses less processor time in a second is idle, in nanoseconds. */
const idle = 20_000_000;

/** A process's resident memory in MiB, once it has been idle for a second. */
export async function idleMemory(pid: number): Promise<number> {
  for (let before = NaN, now = processorTime(pid); !(now - before < idle);) {
    await setTimeout(second);
    [before, now] = [now, processorTime(pid)];
  }
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
