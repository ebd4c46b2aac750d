import { availableParallelism } from 'node:os';
import * as argon2 from '@node-rs/argon2';
import { WorkQueue } from '../workQueue.ts';

/**
 * Hashing a password takes about 30 ms on one of four threads, which are shared with Brotli, files and
 * images: passwords use at most half of them, regardless of how many people sign in. Thirty more may wait,
 * for about half a second.
 */
const queue = new WorkQueue(Math.min(2, availableParallelism()), { anybody: 30 });

/** Hashes a password with argon2id. @throws BusyError if too many passwords are waiting */
export const hash = (password: string): Promise<string> => queue.run('anybody', () => argon2.hash(password));

/** Whether a password matches its hash. @throws BusyError if too many passwords are waiting */
export const verify = (hashed: string, password: string): Promise<boolean> =>
  queue.run('anybody', () => argon2.verify(hashed, password));
