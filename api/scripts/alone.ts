import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { tryLock } from 'fs-native-extensions';
import { root } from './run.ts';

/** Set for the programs that the building process runs. */
const marker = 'BUILD_IS_LOCKED';

/** How often a waiting process checks the lock, in milliseconds. */
const pace = 200;

/**
 * Runs work that writes the generated files or the built site, one process at a time in this folder: others wait. The
 * kernel holds the lock, so it ends with its process, however that ends.
 */
export function alone(work: () => void): void {
  if (process.env[marker]) return work();
  const folder = join(root, '.cache');
  mkdirSync(folder, { recursive: true });
  const lock = openSync(join(folder, 'build-lock'), 'a+');
  if (!tryLock(lock)) {
    console.log('Another process is building the site in this folder. Waiting for it.');
    const never = new Int32Array(new SharedArrayBuffer(4));
    while (!tryLock(lock)) Atomics.wait(never, 0, 0, pace);
  }
  process.env[marker] = '1';
  try {
    work();
  } finally {
    delete process.env[marker];
    closeSync(lock);
  }
}
