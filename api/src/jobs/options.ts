import type { ConstructorOptions, Queue as QueueOptions } from 'pg-boss';

/** The schema of pg-boss’s own tables, which it creates and migrates itself. */
export const jobsSchema = 'pgboss';

/** The queue of jobs whose attempts are used up. */
export const deadLetters = 'deadLetters';

/** A worker sends a sign of life twice in this time, in seconds; without one its job is given to another. */
const heartbeatSeconds = 30;

const day = 24 * 60 * 60;

export const bossOptions: ConstructorOptions = {
  schema: jobsSchema,
  useListenNotify: true,
  // How soon a killed server’s jobs are noticed, after their heartbeats have run out.
  superviseIntervalSeconds: 15,
  monitorIntervalSeconds: 15,
  // Jobs do not wait for other jobs here.
  flowIntervalSeconds: day,
  registerInstance: false,
  // The embedded database vacuums nothing by itself: vacuumTask does it.
  monitorVacuum: false,
};

/** What pg-boss is told about a queue, besides its name. */
export type Options = Omit<QueueOptions, 'name'> & { heartbeatSeconds: number };

/** `short` holds at most one waiting job of each key. */
export const queueOptions: Options = {
  policy: 'short',
  notify: true,
  heartbeatSeconds,
  retryLimit: 8,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 60 * 60,
  deadLetter: deadLetters,
  deleteAfterSeconds: day,
};

/** `exclusive` holds one job, waiting or running: a task never runs beside itself. */
export const taskOptions: Options = {
  policy: 'exclusive',
  notify: true,
  heartbeatSeconds,
  retryLimit: 0,
  deleteAfterSeconds: 60 * 60,
};

export const deadLetterOptions: Options = {
  policy: 'standard',
  notify: true,
  heartbeatSeconds,
  retryLimit: 1,
  deleteAfterSeconds: 14 * day,
};

/** How often workers look for jobs that became due, in seconds; new ones that are due are announced to them. */
export const queuePolling = { notifyPollingIntervalSeconds: 2 };
/** For tasks, whose jobs are due when they are created. */
export const taskPolling = { notifyPollingIntervalSeconds: 30 };
