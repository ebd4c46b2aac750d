import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { tryLock } from 'fs-native-extensions';
import { root } from './run.ts';

/** Whether this process already holds the lock: a build also generates files, which takes the same lock. */
let isHeld = false;

/** How often a waiting process checks the lock, in milliseconds. */
const pace = 200;

/**
 * Runs work that writes the generated files or the built site, one process at a time in this folder; others wait. The
 * kernel releases the lock when its process ends, even if it is killed.
 */
export function alone(work: () => void): void {
  if (isHeld) return work();
  const folder = join(root, '.cache');
  mkdirSync(folder, { recursive: true });
  const lock = openSync(join(folder, 'build-lock'), 'a+');
  if (!tryLock(lock)) {
    console.log('Another process is building the site in this folder. Waiting for it.');
    const never = new Int32Array(new SharedArrayBuffer(4));
    while (!tryLock(lock)) Atomics.wait(never, 0, 0, pace);
  }
  isHeld = true;
  try {
    work();
  } finally {
    isHeld = false;
    closeSync(lock);
  }
}
