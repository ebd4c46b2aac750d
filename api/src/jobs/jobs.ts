import type { PgBoss } from 'pg-boss';
import { applicationName, prisma, type Transaction } from '../database/client.ts';
import type { DatabaseSource } from '../database/source.ts';
import { log } from '../log.ts';
import {
  bossOptions,
  deadLetterOptions,
  deadLetters,
  queueOptions,
  taskOptions,
  type Options,
} from './options.ts';
import type { JobServices, Owed, Queue, Task } from './queue.ts';
import { startWorkers } from './workers.ts';

/** How long a stopping server waits for its jobs, in milliseconds; then another server runs them again. */
const stopLimit = 5_000;
/** How often a failing database is logged, in milliseconds: workers ask it every two seconds. */
const errorInterval = 60_000;

/** The site’s jobs in this process. */
export interface Jobs {
  /** Sends the jobs that the rows call for, and begins to do jobs and tasks. */
  work: (services: JobServices) => Promise<void>;
  /** Takes no more jobs, and waits up to five seconds for those in progress. Jobs can still be sent. */
  stop: () => Promise<void>;
}

/** What sending needs of a queue. */
type Sent<Data extends object = object> = Pick<Queue<Data>, 'name' | 'data'>;

type Sender = (transaction: Transaction, queue: Sent, jobs: readonly Owed<object>[]) => Promise<void>;

let send: Sender | undefined;

/** Excludes the client itself, with which a job would exist even if its cause is rolled back. */
type InTransaction = Transaction & { $connect?: never };

async function sendAll(
  transaction: InTransaction,
  queue: Sent,
  jobs: readonly Owed<object>[],
): Promise<void> {
  if (!send) throw new Error('Jobs have not been opened.');
  await send(transaction, queue, jobs);
}

/**
 * Sends a job in the transaction of its cause: it exists if that is committed, and never otherwise. A job with the same
 * data that has not started is kept as it is.
 * @param startAfter when it is due
 */
export function enqueue<Data extends object>(
  transaction: InTransaction,
  queue: Sent<Data>,
  data: Data,
  startAfter = new Date(),
): Promise<void> {
  return sendAll(transaction, queue, [{ data, startAfter }]);
}

/** Sends all jobs that the rows call for and that do not exist, such as those of an earlier version or an archive. */
export async function enqueueOwed(queues: readonly Queue[], services: JobServices): Promise<void> {
  for (const queue of queues) {
    const owed = await queue.owed(services);
    if (owed.length > 0) await prisma.$transaction((transaction) => sendAll(transaction, queue, owed));
  }
}

/** Logs what pg-boss cannot do, such as reach its database; the workers keep trying. */
function logFailures(boss: PgBoss): void {
  let next = 0;
  boss.on('error', (err) => {
    if (Date.now() < next) return;
    next = Date.now() + errorInterval;
    log.error({ err }, 'Jobs are waiting: their database does not answer as expected');
  });
  boss.on('warning', ({ message, data }) => log.warn({ data }, `Jobs: ${message}`));
}

/** Creates the missing queues, and changes those that another version created. */
async function declareQueues(boss: PgBoss, declared: readonly (readonly [string, Options])[]): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const [name, options] of declared) {
    const existing = known.get(name);
    const { policy: _policy, ...changeable } = options;
    if (!existing) await boss.createQueue(name, options);
    else if (Object.entries(changeable).some(([key, value]) => existing[key as keyof Options] !== value))
      await boss.updateQueue(name, changeable);
  }
}

async function declareSchedules(boss: PgBoss, tasks: readonly Task[]): Promise<void> {
  const known = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
  for (const { name, cron } of tasks)
    if (known.get(name) !== cron) await boss.schedule(name, cron, null, { missed: 'once' });
}

/**
 * Opens the jobs of a migrated database, for `enqueue` and for `work`; run by one server at a time.
 * @param tasks none in a program other than the server
 */
export async function openJobs(
  source: DatabaseSource,
  queues: readonly Queue[],
  tasks: readonly Task[] = [],
): Promise<Jobs> {
  // Loaded only where jobs are needed.
  const { PgBoss, fromPglite, fromPrisma } = await import('pg-boss');
  const boss = new PgBoss(
    'url' in source
      ? { ...bossOptions, connectionString: source.url, max: 4, application_name: applicationName }
      : { ...bossOptions, db: fromPglite(source.pglite), backend: 'pglite' },
  );
  logFailures(boss);
  await boss.start();
  await declareQueues(boss, [
    [deadLetters, deadLetterOptions],
    ...queues.map(({ name }) => [name, queueOptions] as const),
    ...tasks.map(({ name }) => [name, taskOptions] as const),
  ]);
  await declareSchedules(boss, tasks);
  send = async (transaction, { name, data: schema }, jobs) => {
    const rows = jobs.map(({ data, startAfter }) => {
      const parsed = schema.parse(data);
      // Only a job without a time is due at the time of its transaction, and is announced to the workers.
      const isLater = startAfter.getTime() > Date.now();
      return { data: parsed, singletonKey: JSON.stringify(parsed), ...(isLater && { startAfter }) };
    });
    await boss.insert(name, rows, { db: fromPrisma(transaction) });
  };
  const stopping = new AbortController();
  return {
    async work(services) {
      await startWorkers(boss, { queues, tasks, services, stopping: stopping.signal });
      await enqueueOwed(queues, services);
    },
    async stop() {
      stopping.abort();
      // At once: until then, a worker whose job ends would take the next one.
      for (const { name } of [...queues, ...tasks]) void boss.offWork(name, { wait: false });
      await boss.stop({ graceful: true, timeout: stopLimit });
    },
  };
}
