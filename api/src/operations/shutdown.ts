import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { drain } from './drain.ts';
import { stopBeingReady } from './readiness.ts';

/** How long a proxy has to notice at /ready that it must use another server, in milliseconds. */
const proxyNotice = 2_000;
/** How long in-flight requests have to finish, in milliseconds. */
const patience = 5_000;

/**
 * Stops serving without losing a request, within seven seconds: the server reports not ready, then accepts no new
 * connections, answers in-flight requests and closes connections as they become idle.
 * @param behindProxy whether a proxy polls /ready and needs time to react
 * @param endStreams ends the answers that would go on
 */
export async function stopServing(
  server: Server,
  behindProxy: boolean,
  endStreams: () => void,
): Promise<void> {
  stopBeingReady();
  // Clients must not send another request on the same connection.
  server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
  if (behindProxy) await delay(proxyNotice);
  endStreams();
  await drain(server, patience);
}
