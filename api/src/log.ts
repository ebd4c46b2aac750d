import { AsyncLocalStorage } from 'node:async_hooks';
import { pino } from 'pino';
import { countRequest } from './operations/metrics.ts';

/** The id of the request that the code works for. */
export const currentRequestId = new AsyncLocalStorage<string>();

/** Lines are written several at a time, at the latest after a second: one write for each would cost more than a hit. */
const output = pino.destination({ fd: 1, minLength: 4096, periodicFlush: 1000 });

/** JSON lines on stdout, each with the id of its request. The level is set at the start (LOG_LEVEL). */
export const log = pino(
  {
    base: null,
    mixin() {
      const requestId = currentRequestId.getStore();
      return requestId ? { requestId } : {};
    },
  },
  output,
);

// What a process says last is said as well.
process.on('exit', () => output.flushSync());

const { info: level } = log.levels.values;

interface AnsweredRequest {
  requestId: string;
  method: string;
  /** Without the query, which may hold what somebody typed. */
  path: string;
  status: number;
  /** Until the answer was made. */
  milliseconds: number;
  /** From which network, never from which address: an IPv4 /24, an IPv6 /48; empty where that is not known. */
  network: string;
  /** The answer failed while it was sent, so that its reader has a part of it. */
  brokeOff?: boolean;
}

/**
 * Each request leaves one line, once it is answered, and is counted. The line is as pino would write it, which takes
 * twice as long: a tenth of a hit.
 */
export function logRequest({
  requestId,
  method,
  path,
  status,
  milliseconds,
  network,
  brokeOff = false,
}: AnsweredRequest): void {
  countRequest(path, brokeOff ? 500 : status, milliseconds);
  if (!log.isLevelEnabled('info')) return;
  const line = {
    level,
    time: Date.now(),
    requestId,
    method,
    path,
    status,
    milliseconds: Math.round(milliseconds),
    network,
    ...(brokeOff && { brokeOff }),
  };
  output.write(`${JSON.stringify(line)}\n`);
}
