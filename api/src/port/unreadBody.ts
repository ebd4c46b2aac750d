import type { IncomingMessage, ServerResponse } from 'node:http';
import { withdrawInvitation } from './expectation.ts';
import type { PortLimits } from './limits.ts';

/** Whether a body comes with the request (RFC 9112, section 6). */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

/**
 * Reads what is left of a body that nobody wants any more, before its answer is sent: the next request on the
 * connection begins after it (RFC 9112, section 9.3). When that would take more than `unread` allows, or the body waits
 * to be invited, the answer says that the connection closes, and the connection ends gently.
 */
export async function readToEnd(
  request: IncomingMessage,
  response: ServerResponse,
  { unread, lingering }: PortLimits,
): Promise<void> {
  if (!hasBody(request) || request.readableEnded || request.destroyed) return;
  const isInvited = !withdrawInvitation(request);
  let left = unread.bytes;
  let whenTooLarge = () => {};
  // Whoever began to read it stops the flow when they have enough.
  request.removeAllListeners('data');
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) whenTooLarge();
  });
  request.resume();
  const announced = Number(request.headers['content-length'] ?? 0);
  const isRead =
    isInvited &&
    announced <= unread.bytes &&
    (await new Promise<boolean>((resolve) => {
      const timer = setTimeout(resolve, unread.milliseconds, false);
      whenTooLarge = () => resolve(false);
      for (const event of ['end', 'close', 'error']) request.once(event, () => resolve(true));
      request.once('close', () => clearTimeout(timer));
    }));
  if (isRead) return;
  left = lingering.bytes;
  whenTooLarge = () => request.socket.destroy();
  response.setHeader('Connection', 'close');
  endGently(request, lingering.milliseconds);
}

/**
 * Ends a connection in two steps, once its last answer is sent: nothing more is written, and what comes is read until
 * the body is over or the other side has closed. Who closes while something is unread makes the kernel reset the
 * connection, and the other side may lose the answer (RFC 9112, section 9.6).
 * @param limit milliseconds after which it ends anyway
 */
function endGently(request: IncomingMessage, limit: number): void {
  const { socket } = request;
  const close = socket.destroySoon.bind(socket);
  // What node:http calls after an answer that says “close”.
  socket.destroySoon = () => {
    if (request.readableEnded) return close();
    socket.end();
    request.once('end', close);
    const timer = setTimeout(() => socket.destroy(), limit);
    socket.once('close', () => clearTimeout(timer));
  };
}
