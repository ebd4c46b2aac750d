import { AsyncLocalStorage } from 'node:async_hooks';
import { pino } from 'pino';

/** The id of the request that the code works for. */
export const currentRequestId = new AsyncLocalStorage<string>();

/** JSON lines on stdout, each with the id of its request. The level is set at the start (LOG_LEVEL). */
export const log = pino({
  base: null,
  mixin() {
    const requestId = currentRequestId.getStore();
    return requestId ? { requestId } : {};
  },
});
