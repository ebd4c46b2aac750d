import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { drain } from './drain.ts';
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
  await drain(server, patience);
}
