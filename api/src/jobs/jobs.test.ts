import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { prisma } from '../database/client.ts';
import { log } from '../log.ts';
import { useTestApp } from '../testing/testApp.ts';
import { bossOnTestDatabase, startTestJobs, useTestJobs } from '../testing/testJobs.ts';
import { enqueue, enqueueOwed } from './jobs.ts';
import type { Queue, Task } from './queue.ts';
import { vacuumTask } from './vacuum.ts';

const app = useTestApp();

/** What has been done, by jobs that only note it. */
let done: number[] = [];
let work: Queue<{ id: number }>['work'];

const queue: Queue<{ id: number }> = {
  name: 'testNotes',
  data: z.strictObject({ id: z.int() }),
  work: (data, ...rest) => work(data, ...rest),
  owed: async () => [],
};
useTestJobs([queue]);

beforeEach(() => {
  done = [];
  work = async ({ id }) => void done.push(id);
});
afterEach(() => vi.restoreAllMocks());

/** The time that workers take on a busy machine. */
const soon = { timeout: 10_000 };

/** Starts a server that is stopped at the end of the test. */
async function start() {
  const jobs = await startTestJobs({ environment: app.environment, images: app.images() }, [queue]);
  onTestFinished(() => jobs.stop());
  return jobs;
}

const send = (id: number, startAfter?: Date) =>
  prisma.$transaction((transaction) => enqueue(transaction, queue, { id }, startAfter));

interface StoredJob {
  state: string;
  retries: number;
  /** The seconds until it is tried again. */
  wait: number;
}
const stored = () => prisma.$queryRaw<StoredJob[]>`
  SELECT state::text, retry_count AS retries, extract(epoch FROM start_after - now())::float AS wait
  FROM pgboss.job WHERE name = ${queue.name}`;
const retried = async () => (await stored()).find(({ state }) => state === 'retry');
const stateOf = async () => (await stored()).map(({ state }) => state);

describe('a job', () => {
  test('exists once its cause is committed', async () => {
    await start();
    await prisma.$transaction(async (transaction) => {
      await transaction.siteOrigin.create({ data: { origin: 'https://one.example' } });
      await enqueue(transaction, queue, { id: 1 });
    });
    await expect.poll(() => done, soon).toEqual([1]);
    expect(await prisma.siteOrigin.count()).toBe(1);
  });

  test('does not exist if its cause is rolled back', async () => {
    await start();
    const failing = prisma.$transaction(async (transaction) => {
      await enqueue(transaction, queue, { id: 1 });
      throw new Error('Rolled back');
    });
    await expect(failing).rejects.toThrow('Rolled back');
    expect(await stored()).toEqual([]);
    await send(2);
    await expect.poll(() => done, soon).toEqual([2]);
  });

  test('with the same data as one that waits is the same job', async () => {
    await send(1);
    await send(1);
    await send(2);
    expect(await stored()).toHaveLength(2);
    await start();
    await expect.poll(() => done.toSorted(), soon).toEqual([1, 2]);
    await send(1);
    await expect.poll(() => done.toSorted(), soon).toEqual([1, 1, 2]);
  });

  test('waits until it is due', async () => {
    await send(1, new Date(Date.now() + 60_000));
    await send(2);
    await start();
    await expect.poll(() => done, soon).toEqual([2]);
    expect((await stateOf()).toSorted()).toEqual(['completed', 'created']);
  });

  test('with other data than its queue declares rolls its cause back', async () => {
    const sending = prisma.$transaction(async (transaction) => {
      await transaction.siteOrigin.create({ data: { origin: 'https://one.example' } });
      await enqueue(transaction, queue, { id: 1.5 });
    });
    await expect(sending).rejects.toThrow('expected int');
    expect(await prisma.siteOrigin.count()).toBe(0);
  });
});

test('two servers do each job once', async () => {
  await start();
  await start();
  for (let id = 0; id < 30; id += 1) await send(id);
  await expect.poll(() => done.length, soon).toBe(30);
  expect(new Set(done).size).toBe(30);
  await expect.poll(async () => new Set(await stateOf()), soon).toEqual(new Set(['completed']));
});

describe('a job that fails', () => {
  test('is tried again, later each time, while others are done', async () => {
    vi.spyOn(log, 'warn').mockReturnValue();
    work = async ({ id }) => {
      if (id === 1) throw new Error('Not now');
      done.push(id);
    };
    await start();
    await send(1);
    await send(2);
    await expect.poll(() => done, soon).toEqual([2]);
    const first = await retried();
    expect(first?.wait).toBeGreaterThan(3);
    expect(first?.wait).toBeLessThan(11);
    await prisma.$executeRaw`UPDATE pgboss.job SET retry_count = 6, start_after = now() WHERE state = 'retry'`;
    await send(3);
    await expect.poll(async () => (await retried())?.retries, soon).toBe(7);
    const last = await retried();
    expect(last?.wait).toBeGreaterThan(300);
    expect(log.warn).toHaveBeenCalledTimes(2);
  });

  test('is reported once its attempts are used up', async () => {
    vi.spyOn(log, 'warn').mockReturnValue();
    const error = vi.spyOn(log, 'error').mockReturnValue();
    work = async () => {
      throw new Error('Never');
    };
    await send(1);
    await prisma.$executeRaw`UPDATE pgboss.job SET retry_count = 7, state = 'retry', started_on = now()`;
    await start();
    await expect
      .poll(() => error.mock.calls, soon)
      .toEqual([
        [
          { queue: queue.name, data: { id: 1 }, err: expect.objectContaining({ message: 'Never' }) },
          'A job has failed too often and is not tried again',
        ],
      ]);
    expect(await stateOf()).toEqual(['failed']);
  });
});

test('a job of a killed server is done by another once its heartbeat has run out', async () => {
  // A server that is killed neither finishes its job nor reports it.
  const killed = await bossOnTestDatabase();
  await send(1);
  expect(await killed.fetch(queue.name)).toMatchObject([{ data: { id: 1 } }]);
  await start();
  await killed.supervise(queue.name);
  expect(await stateOf()).toEqual(['active']);
  await prisma.$executeRaw`UPDATE pgboss.job SET heartbeat_on = heartbeat_on - interval '31 s'`;
  await prisma.$executeRaw`UPDATE pgboss.queue SET monitor_on = NULL, monitor_claim_on = NULL`;
  await killed.supervise(queue.name);
  expect(await stored()).toMatchObject([{ state: 'retry', wait: expect.any(Number) }]);
  await prisma.$executeRaw`UPDATE pgboss.job SET start_after = now()`;
  await expect.poll(() => done, soon).toEqual([1]);
});

test('a stopping server finishes its job, and can still send', async () => {
  let finish = () => {};
  const started = Promise.withResolvers<void>();
  work = async ({ id }) => {
    started.resolve();
    await new Promise<void>((resolve) => (finish = resolve));
    done.push(id);
  };
  const jobs = await start();
  await send(1);
  await started.promise;
  const stopped = jobs.stop();
  await send(2);
  finish();
  await stopped;
  expect(done).toEqual([1]);
  expect((await stateOf()).toSorted()).toEqual(['completed', 'created']);
});

test('what the rows call for is sent, unless it waits already', async () => {
  await send(1);
  const startAfter = new Date(0);
  const owing = { ...queue, owed: async () => [1, 2].map((id) => ({ data: { id }, startAfter })) };
  await enqueueOwed([owing], { environment: app.environment, images: app.images() });
  expect(await stored()).toHaveLength(2);
});

test('another version’s queue takes on the options of this one', async () => {
  const other = await bossOnTestDatabase();
  await other.updateQueue(queue.name, { retryLimit: 1 });
  await start();
  expect(await other.getQueue(queue.name)).toMatchObject({
    retryLimit: 8,
    heartbeatSeconds: 30,
    notify: true,
  });
});

test('the space of finished jobs is freed', async () => {
  const { environment } = app;
  await expect(
    vacuumTask.work({ environment, images: app.images() }, new AbortController().signal),
  ).resolves.toBeUndefined();
});

test('each regular task is scheduled once, and done at its time', async () => {
  let runs = 0;
  const running = Promise.withResolvers<void>();
  const work = () => {
    runs += 1;
    return running.promise;
  };
  const task: Task = { name: 'testTask', cron: '0 * * * *', work };
  const services = { environment: app.environment, images: app.images() };
  for (const _ of [1, 2]) {
    const server = await startTestJobs(services, [], [task]);
    onTestFinished(() => server.stop());
  }
  const other = await bossOnTestDatabase();
  expect(await other.getSchedules(task.name)).toMatchObject([
    { cron: task.cron, options: { missed: 'once' } },
  ]);
  // As the schedule does on each server; a task that waits or runs is not sent again.
  const sent = await Promise.all([other.send(task.name), other.send(task.name)]);
  expect(sent.filter((id) => id !== null)).toHaveLength(1);
  await expect.poll(() => runs, soon).toBe(1);
  expect(await other.send(task.name)).toBeNull();
  running.resolve();
  await other.unschedule(task.name);
});
