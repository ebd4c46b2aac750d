import type { ServerResponse } from 'node:http';
import type { PortLimits } from './limits.ts';

/**
 * Gives an answer up whose client reads no more of it, with its connection. Node notices a socket on which nothing
 * goes on, and takes a write for going on as long as some of it leaves. Where nothing waits to be written, it is the
 * app that is at work.
 */
export function giveUpUnread(response: ServerResponse, { stalled }: PortLimits): void {
  response.setTimeout(stalled, () => {
    const { socket } = response;
    if (socket && socket.writableLength > 0) socket.destroy();
  });
}
