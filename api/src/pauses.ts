import { setImmediate } from 'node:timers/promises';

/** For how many milliseconds work goes on before other requests do. */
const turn = 20;

/** For long work that never waits for anything: awaited between its parts, lets other requests go on now and then. */
export function createPauses(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since <= turn) return;
    await setImmediate();
    since = performance.now();
  };
}
