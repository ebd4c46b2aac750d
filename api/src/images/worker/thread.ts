// The worker thread: runs one job at a time, in order of arrival.
import { parentPort } from 'node:worker_threads';
import { jobs } from './jobs.ts';
import type { Answer, Order } from './workshop.ts';

async function work({ job, args }: Order): Promise<Answer> {
  try {
    return { result: await (jobs[job] as (...args: unknown[]) => Promise<unknown>)(...args) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', async (order: Order) => {
  const answer = await work(order);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is not a window
  parentPort?.postMessage(answer);
});
