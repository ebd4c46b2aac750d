import type { z } from 'zod';
import type { Services } from '../requestContext.ts';

/** What jobs and tasks may use. */
export type JobServices = Pick<Services, 'environment' | 'images'>;

/** A job that the site’s rows call for. */
export interface Owed<Data> {
  data: Data;
  /** When it is due. */
  startAfter: Date;
}

/**
 * A kind of work that must happen once, and later than its cause. `enqueue` sends a job in the transaction of its cause;
 * one server runs it. A job only says that something is due: what is due is in the rows, so that a job may be lost, in a
 * move or a restored database, or run twice, after a kill, without harm.
 */
export interface Queue<Data extends object = object> {
  name: string;
  /** What a job contains: ids, no texts of people. A job with the same data as one that has not started is the same job. */
  data: z.ZodType<Data>;
  /**
   * Does a job, unless the rows say that it has been done. A rejection repeats it later, and so does a kill.
   * @param signal aborted when the server stops, or another server has taken the job over
   */
  work(data: Data, services: JobServices, signal: AbortSignal): Promise<void>;
  /** All jobs that the rows call for, which servers send again at startup and every hour. */
  owed(services: JobServices): Promise<Owed<Data>[]>;
}

/** Regular work on the database or stored files that one server does for all. */
export interface Task {
  name: string;
  /** When, in UTC, as cron writes it. A time at which no server ran is made up for once. */
  cron: string;
  /** Does the work. A failure is logged, and the next time tries again. @param signal aborted when the server stops */
  work(services: JobServices, signal: AbortSignal): Promise<void>;
}
