import { availableParallelism } from 'node:os';
import * as argon2 from '@node-rs/argon2';
import { WorkQueue } from '../workQueue.ts';

/**
 * A password takes a thread, of the four that Brotli, files and pictures share too, for some 30 ms: at most half of
 * them at once, however many people sign in. Thirty more wait, for half a second or so.
 */
const queue = new WorkQueue(Math.min(2, availableParallelism()), { anybody: 30 });

/** The password as argon2id. @throws BusyError when too many passwords wait */
export const hash = (password: string): Promise<string> => queue.run('anybody', () => argon2.hash(password));

/** Whether it is the password that was hashed. @throws BusyError when too many passwords wait */
export const verify = (hashed: string, password: string): Promise<boolean> =>
  queue.run('anybody', () => argon2.verify(hashed, password));
