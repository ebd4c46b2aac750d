import type { ServerResponse } from 'node:http';
import type { PortLimits } from './limits.ts';

/**
 * Gives up on an answer whose client has stopped reading, and closes the connection. Node times out an idle
 * socket, and counts any partial write as activity. If nothing waits to be written, the app is still at work.
 */
export function giveUpUnread(response: ServerResponse, { stalled }: PortLimits): void {
  response.setTimeout(stalled, () => {
    const { socket } = response;
    if (socket && socket.writableLength > 0) socket.destroy();
  });
}
