import { execFile } from 'node:child_process';
import { readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Removes what a creation that was killed, or failed, left behind. */
export function removeUnfinished(path: string): void {
  for (const name of readdirSync(dirname(path)))
    if (name.startsWith(`${basename(path)}-new-`)) rmSync(join(dirname(path), name), { recursive: true });
}

/**
 * Creates the files of an embedded database, in a process of its own without V8’s optimizing compiler: that takes half
 * the time and half of the 1.1 GB, and the memory is free again afterwards. The folder appears complete or not at all.
 * @throws if the program fails; what it wrote is left for `removeUnfinished`
 */
export async function createCluster(path: string): Promise<void> {
  const part = `${path}-new-${process.pid}`;
  const program = fileURLToPath(new URL('./clusterProgram.ts', import.meta.url));
  try {
    await promisify(execFile)(process.execPath, ['--liftoff-only', program, part]);
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    throw new Error(stderr?.trim() || message, { cause: error });
  }
  renameSync(part, path);
}
