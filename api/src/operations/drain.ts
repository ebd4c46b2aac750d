import type { Server } from 'node:http';

/** How often connections are looked for that have become idle, in milliseconds. */
const interval = 50;

/**
 * Takes no more connections, and waits until the requests under way are answered.
 * @param limit milliseconds after which those that are left are broken off
 */
export async function drain(server: Server, limit: number): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  const sweeping = setInterval(() => server.closeIdleConnections(), interval);
  const breaking = setTimeout(() => server.closeAllConnections(), limit);
  await closed;
  clearInterval(sweeping);
  clearTimeout(breaking);
}
