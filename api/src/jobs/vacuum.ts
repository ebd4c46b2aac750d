import { prisma } from '../database/client.ts';
import type { Task } from './queue.ts';

/**
 * Frees the space of finished jobs. A database server does it by itself; in the embedded database, which has no
 * background processes, the table would grow forever.
 */
export const vacuumTask: Task = {
  name: 'vacuumJobs',
  cron: '45 * * * *',
  async work() {
    await prisma.$executeRaw`VACUUM pgboss.job`;
  },
};
