import { afterAll, afterEach, beforeAll } from 'vitest';
import { prisma } from '../database/client.ts';
import { queues } from '../jobs/all.ts';
import { openJobs, type Jobs } from '../jobs/jobs.ts';
import { sharedTestDatabase } from './testDatabase.ts';

/**
 * Opens the worker’s jobs for a test file, after `useTestApp`, so that rules can send them; each test begins without
 * any. They are done only once the test calls `work`.
 */
export function useTestJobs(): { jobs: () => Jobs } {
  let jobs: Jobs;
  beforeAll(async () => {
    jobs = await openJobs(await sharedTestDatabase(), queues);
  });
  afterEach(async () => {
    await prisma.$executeRaw`DELETE FROM pgboss.job`;
  });
  afterAll(() => jobs.stop());
  return { jobs: () => jobs };
}
