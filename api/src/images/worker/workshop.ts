import { Worker } from 'node:worker_threads';
import { WorkQueue } from '../../workQueue.ts';
import type { jobs } from './jobs.ts';

type Jobs = typeof jobs;
export type JobName = keyof Jobs;
export type Order = { job: JobName; args: unknown[] };
export type Answer = { result: unknown } | { error: string };

/**
 * Who can wait for a job, by priority, and the most jobs waiting for each: an editor for uploads, a visitor
 * for an image, nobody for copies made in advance.
 */
const queue = new WorkQueue(1, { editor: 100, visitor: 16, nobody: 100 });
export type Waiting = 'editor' | 'visitor' | 'nobody';

let worker: Worker | undefined;

/** Starts the thread, for the first job and after a crash. */
async function startThread(): Promise<Worker> {
  // On glibc the main thread must load sharp before a worker does.
  await import('sharp');
  const thread = new Worker(new URL('./thread.ts', import.meta.url), { stdout: true, stderr: true });
  // Forwards what libraries write there to this process’s streams.
  for (const stream of [thread.stdout, thread.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => console.warn(text.trimEnd()));
  }
  thread.unref();
  const leave = () => {
    if (worker === thread) worker = undefined;
  };
  thread.on('error', leave);
  thread.on('exit', leave);
  return thread;
}

/** Runs one order in the thread. */
async function runOrder(order: Order): Promise<unknown> {
  worker ??= await startThread();
  const thread = worker;
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
    const onExit = () => onError(new Error('The image worker exited.'));
    const settle = () => thread.off('message', onMessage).off('error', onError).off('exit', onExit);
    thread.on('message', onMessage).on('error', onError).on('exit', onExit);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is not a window
    thread.postMessage(order);
  });
}

/**
 * Runs a job on images in a separate thread, one at a time: requests continue, memory stays bounded, and all decoding,
 * drawing and encoding takes one of the threads that Brotli, argon2 and files share.
 * @throws BusyError if too many jobs of this class are waiting
 */
export function inWorker<Name extends JobName>(
  waiting: Waiting,
  job: Name,
  ...args: Parameters<Jobs[Name]>
): ReturnType<Jobs[Name]> {
  return queue.run(waiting, () => runOrder({ job, args })) as ReturnType<Jobs[Name]>;
}
