import { mallocLimits } from '../src/operations/nodeOptions.ts';

/**
 * Gives this process the limits of glibc, unless its environment names others: it runs the same program anew, under the
 * same process id. Only Linux has glibc; elsewhere nothing happens.
 */
export function limitMalloc(): void {
  if (process.platform !== 'linux' || 'MALLOC_ARENA_MAX' in process.env) return;
  process.execve?.(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], {
    ...process.env,
    ...mallocLimits,
  });
}
