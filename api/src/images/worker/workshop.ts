import { Worker } from 'node:worker_threads';
// On glibc sharp must be loaded by the main thread before a worker loads it.
import 'sharp';
import { WorkQueue } from '../../workQueue.ts';
import type { jobs } from './jobs.ts';

type Jobs = typeof jobs;
export type JobName = keyof Jobs;
export type Order = { job: JobName; args: unknown[] };
export type Answer = { result: unknown } | { error: string };

/**
 * Who waits for a job, in the order in which they are served, and for how many jobs at most: an editor for uploads,
 * a visitor for a picture, nobody for what is made in advance.
 */
const queue = new WorkQueue(1, { editor: 100, visitor: 16, nobody: 100 });
export type Waiting = 'editor' | 'visitor' | 'nobody';

let worker: Worker | undefined;

/** The thread: started for the first job, and again for the next one after it broke down. */
function hire(): Worker {
  const hired = new Worker(new URL('./thread.ts', import.meta.url), { stdout: true, stderr: true });
  // What libraries write there goes the way of what they write here.
  for (const stream of [hired.stdout, hired.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => console.warn(text.trimEnd()));
  }
  hired.unref();
  const leave = () => {
    if (worker === hired) worker = undefined;
  };
  hired.on('error', leave);
  hired.on('exit', leave);
  return hired;
}

/** Has one order done. */
function fulfil(order: Order): Promise<unknown> {
  worker ??= hire();
  const hired = worker;
  return new Promise((resolve, reject) => {
    const onMessage = (answer: Answer) => {
      settle();
      if ('error' in answer) reject(new Error(answer.error));
      else resolve(answer.result);
    };
    const onError = (error: Error) => {
      settle();
      reject(error);
    };
    const onExit = () => onError(new Error('The image worker ended.'));
    const settle = () => hired.off('message', onMessage).off('error', onError).off('exit', onExit);
    hired.on('message', onMessage).on('error', onError).on('exit', onExit);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
    hired.postMessage(order);
  });
}

/**
 * Does a job on pictures in a thread of its own, one at a time: requests go on, memory stays bounded, and all
 * decoding, drawing and encoding takes one thread of those that Brotli, argon2 and files share.
 * @throws BusyError when too many such jobs wait
 */
export function inWorker<Name extends JobName>(
  waiting: Waiting,
  job: Name,
  ...args: Parameters<Jobs[Name]>
): ReturnType<Jobs[Name]> {
  return queue.run(waiting, () => fulfil({ job, args })) as ReturnType<Jobs[Name]>;
}
