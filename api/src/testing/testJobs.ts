import { afterAll, afterEach, beforeAll } from 'vitest';
import { prisma } from '../database/client.ts';
import { queues } from '../jobs/all.ts';
import { openJobs, type Jobs } from '../jobs/jobs.ts';
import type { JobServices } from '../jobs/queue.ts';
import { sharedTestDatabase } from './testDatabase.ts';

/** Opens jobs for a test file, after `useTestApp`, so that rules can send them. Nothing does them; each test begins without any. */
export function useTestJobs(): void {
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
export async function startTestJobs(services: JobServices, others = queues): Promise<Jobs> {
  const jobs = await openJobs(await sharedTestDatabase(), others);
  await jobs.work(services);
  return jobs;
}
