import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Makes a process a reference to measure against: waits for what its parent gives it, listens on loopback, and answers
 * with its port.
 * @param open makes what is served of the parent's message
 */
export function serveParent<Message>(
  open: (message: Message) => RequestListener | Promise<RequestListener>,
): void {
  process.once('message', async (message: Message) => {
    const server = createServer(await open(message));
    server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
  });
  // The parent that is gone needs no server any more.
  process.on('disconnect', () => process.exit());
}
