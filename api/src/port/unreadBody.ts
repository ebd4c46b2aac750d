import type { IncomingMessage, ServerResponse } from 'node:http';
import { withdrawInvitation } from './expectation.ts';
import type { PortLimits } from './limits.ts';

/** Whether the request has a body (RFC 9112, section 6). */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

/**
 * Reads and discards the rest of a body before its answer is sent: the next request on the connection begins
 * after it (RFC 9112, section 9.3). If that would exceed `unread`, or the body waits for “100 Continue”, the
 * answer announces that the connection closes, and the connection ends gracefully.
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
  // A reader that stopped early may have paused the stream.
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
 * Ends a connection in two steps, once its last answer is sent: stops writing, then reads until the body ends
 * or the other side closes. Closing with unread data makes the kernel reset the connection, and the other
 * side may lose the answer (RFC 9112, section 9.6).
 * @param limit milliseconds after which it ends anyway
 */
function endGently(request: IncomingMessage, limit: number): void {
  const { socket } = request;
  const close = socket.destroySoon.bind(socket);
  // node:http calls this after an answer with “Connection: close”.
  socket.destroySoon = () => {
    if (request.readableEnded) return close();
    socket.end();
    request.once('end', close);
    const timer = setTimeout(() => socket.destroy(), limit);
    socket.once('close', () => clearTimeout(timer));
  };
}
