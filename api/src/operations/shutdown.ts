import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { log } from '../log.ts';
import { stopBeingReady } from './readiness.ts';

/** How long a proxy is given to see at /ready that it must send elsewhere, in milliseconds. */
const proxyNotice = 2_000;
/** How long requests under way are given to end, in milliseconds. */
const patience = 5_000;

/**
 * Ends the serving of requests without losing one, within seven seconds: the server tells that it is not ready,
 * then takes no new connections, answers what is under way and lets go of connections as they fall idle.
 * @param behindProxy whether somebody asks /ready and must be given the time to
 */
export async function stopServing(server: Server, behindProxy: boolean): Promise<void> {
  stopBeingReady();
  // Whoever asks still is not to ask again on the same connection.
  server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
  if (behindProxy) await delay(proxyNotice);
  const closed = once(server, 'close').then(() => true);
  server.close();
  // Node keeps a connection that was busy at the close until it has been idle for seconds.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const isDone = await Promise.race([closed, delay(patience, false)]);
  clearInterval(sweep);
  if (!isDone) log.warn('Requests that took too long were cut off');
  server.closeAllConnections();
}
