import { PgBoss, fromPglite } from 'pg-boss';
import { afterAll, afterEach, beforeAll, onTestFinished } from 'vitest';
import { prisma } from '../database/client.ts';
import { queues as siteQueues } from '../jobs/all.ts';
import { openJobs, type Jobs } from '../jobs/jobs.ts';
import type { JobServices, Task } from '../jobs/queue.ts';
import { sharedTestDatabase } from './testDatabase.ts';

/**
 * Opens jobs for a test file, after `useTestApp`, so that rules can send them. Nothing does them, and each test begins
 * without any.
 */
export function useTestJobs(queues = siteQueues): void {
  let jobs: Jobs;
  beforeAll(async () => {
    jobs = await openJobs(await sharedTestDatabase(), queues);
  });
  afterEach(async () => {
    await prisma.$executeRaw`DELETE FROM pgboss.job`;
  });
  afterAll(() => jobs.stop());
}

/** Does the jobs of the shared database, as a server that starts now, until it is stopped. */
export async function startTestJobs(
  services: JobServices,
  queues = siteQueues,
  tasks: readonly Task[] = [],
): Promise<Jobs> {
  const jobs = await openJobs(await sharedTestDatabase(), queues, tasks);
  await jobs.work(services);
  return jobs;
}

/** Another client of the shared database’s jobs, for one test, which does nothing by itself. */
export async function bossOnTestDatabase(): Promise<PgBoss> {
  const source = await sharedTestDatabase();
  const idle = { supervise: false, schedule: false, registerInstance: false };
  const boss = new PgBoss(
    'url' in source
      ? { ...idle, connectionString: source.url, max: 1 }
      : { ...idle, db: fromPglite(source.pglite), backend: 'pglite' },
  );
  await boss.start();
  onTestFinished(() => boss.stop());
  return boss;
}
