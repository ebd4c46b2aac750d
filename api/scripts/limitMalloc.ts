import { mallocLimits } from '../src/operations/nodeOptions.ts';

/**
 * Applies glibc's memory limits to this process, unless its environment sets others: restarts the same program under
 * the same process ID. A no-op except on Linux, the only platform with glibc.
 */
export function limitMalloc(): void {
  if (process.platform !== 'linux' || 'MALLOC_ARENA_MAX' in process.env) return;
  process.execve?.(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], {
    ...process.env,
    ...mallocLimits,
  });
}
