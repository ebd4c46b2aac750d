import type { Server } from 'node:http';

/** How often to look for newly idle connections, in milliseconds. */
const interval = 50;

/**
 * Accepts no more connections, and waits until the in-flight requests are answered.
 * @param limit milliseconds after which the remaining ones are aborted
 */
export async function drain(server: Server, limit: number): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  const sweeping = setInterval(() => server.closeIdleConnections(), interval);
  const breaking = setTimeout(() => server.closeAllConnections(), limit);
  await closed;
  clearInterval(sweeping);
  clearTimeout(breaking);
}
