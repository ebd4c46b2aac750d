import type { JobWithMetadata, PgBoss, WorkOptions } from 'pg-boss';
import { traced } from '../database/trace.ts';
import { log } from '../log.ts';
import { deadLetters, queuePolling, taskPolling } from './options.ts';
import type { JobServices, Queue, Task } from './queue.ts';

interface Work {
  queues: readonly Queue[];
  tasks: readonly Task[];
  services: JobServices;
  /** Aborted when the server stops. */
  stopping: AbortSignal;
}

/** Does the jobs of a queue, one after another. */
async function workOn(
  boss: PgBoss,
  name: string,
  options: WorkOptions,
  work: (job: JobWithMetadata<unknown>) => Promise<void>,
): Promise<void> {
  const worker: string = await boss.work(name, { ...options, includeMetadata: true }, async ([job]) => {
    try {
      if (job) await work(job);
    } finally {
      // The next one may be waiting; by itself a worker would rest first.
      boss.notifyWorker(worker);
    }
  });
}

/** Starts a worker for each queue and task, and one that reports jobs whose attempts are used up. */
export async function startWorkers(boss: PgBoss, { queues, tasks, services, stopping }: Work): Promise<void> {
  for (const queue of queues)
    await workOn(boss, queue.name, queuePolling, async ({ data, signal, retryCount }) => {
      try {
        const signals = AbortSignal.any([signal, stopping]);
        await traced(() => queue.work(queue.data.parse(data), services, signals));
      } catch (err) {
        log.warn({ err, queue: queue.name, data, retryCount }, 'A job failed and will be tried again');
        throw err;
      }
    });
  for (const task of tasks)
    await workOn(boss, task.name, taskPolling, async ({ signal }) => {
      try {
        await traced(() => task.work(services, AbortSignal.any([signal, stopping])));
      } catch (err) {
        log.error({ err, task: task.name }, 'A regular task failed; the next time tries again');
        throw err;
      }
    });
  await workOn(boss, deadLetters, queuePolling, async ({ data, sourceName, sourceOutput }) => {
    const what = { queue: sourceName, data, err: sourceOutput };
    log.error(what, 'A job has failed too often and is not tried again');
  });
}
