import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Turns this process into a reference: waits for its parent's message, listens on loopback, and answers with its port.
 * @param open turns the parent's message into the listener
 */
export function serveParent<Message>(
  open: (message: Message) => RequestListener | Promise<RequestListener>,
): void {
  process.once('message', async (message: Message) => {
    const server = createServer(await open(message));
    server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
  });
  // Exit with the parent.
  process.on('disconnect', () => process.exit());
}
