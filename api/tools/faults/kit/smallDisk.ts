import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { CannotRunError } from '../scenario.ts';
import { atTheEnd, temporaryFolder } from './cleanUp.ts';

/** A scenario's own disk, in memory. */
export interface SmallDisk {
  path: string;
  /** Fills the disk, except for a number of bytes. */
  fill: (left: number) => void;
  /** Frees the space. */
  free: () => void;
  remove: () => void;
}

/** @throws CannotRunError if only an administrator can mount one */
export function mountSmallDisk(mebibytes: number): SmallDisk {
  const { path, remove } = temporaryFolder('small-disk');
  const options = ['-t', 'tmpfs', '-o', `size=${mebibytes}m,mode=0700`, 'tmpfs', path];
  const { status, stderr, error } = spawnSync('mount', options, { encoding: 'utf8' });
  if (status !== 0)
    throw new CannotRunError(
      `a small disk cannot be mounted here (${stderr?.trim() || error?.message}); run it as root.`,
    );
  const unmount = atTheEnd(() => spawnSync('umount', ['--lazy', path]));
  const ballast = join(path, 'ballast');
  return {
    path,
    fill(left) {
      const { bavail, bsize } = statfsSync(path);
      const file = openSync(ballast, 'a');
      const zeros = Buffer.alloc(64 * 1024);
      try {
        for (let bytes = bavail * bsize - left; bytes > 0; bytes -= zeros.length)
          writeSync(file, zeros, 0, Math.min(bytes, zeros.length));
      } catch (error) {
        // The server writes too.
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(ballast, { force: true }),
    remove() {
      unmount();
      remove();
    },
  };
}
