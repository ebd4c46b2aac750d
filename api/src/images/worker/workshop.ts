import { Worker } from 'node:worker_threads';
// On glibc sharp must be loaded by the main thread before a worker loads it.
import 'sharp';
import type { jobs } from './jobs.ts';

type Jobs = typeof jobs;
export type JobName = keyof Jobs;
export type Order = { job: JobName; args: unknown[] };
export type Answer = { result: unknown } | { error: string };

interface Waiting {
  order: Order;
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

/** An editor waits for inspections, so they go first. */
const queues: Record<JobName, Waiting[]> = { inspect: [], derive: [] };
let current: Waiting | undefined;
let worker: Worker | undefined;

/** The thread: started for the first job, and again for the next one after it broke down. */
function hire(): Worker {
  const hired = new Worker(new URL('./thread.ts', import.meta.url));
  hired.unref();
  hired.on('message', (answer: Answer) => {
    const done = current;
    current = undefined;
    if ('error' in answer) done?.reject(new Error(answer.error));
    else done?.resolve(answer.result);
    next();
  });
  const breakDown = (error: Error) => {
    if (worker !== hired) return;
    const broken = current;
    current = undefined;
    worker = undefined;
    broken?.reject(error);
    next();
  };
  hired.on('error', breakDown);
  hired.on('exit', () => breakDown(new Error('The image worker ended.')));
  return hired;
}

function next(): void {
  if (current) return;
  current = queues.inspect.shift() ?? queues.derive.shift();
  if (!current) return;
  worker ??= hire();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
  worker.postMessage(current.order);
}

/** Does a job on pictures in a thread of its own, one at a time, so that requests go on and memory stays bounded. */
export function inWorker<Name extends JobName>(
  job: Name,
  ...args: Parameters<Jobs[Name]>
): ReturnType<Jobs[Name]> {
  return new Promise((resolve, reject) => {
    queues[job].push({ order: { job, args }, resolve: resolve as Waiting['resolve'], reject });
    next();
  }) as ReturnType<Jobs[Name]>;
}
