import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PortLimits } from './limits.ts';
import { answerAndClose } from './ownAnswers.ts';
import { hasBody } from './unreadBody.ts';

const sentence = 'The body arrived too slowly. Send the request again.';

/**
 * Gives up on a trickling body: it has `patience`, plus a second for each `slowest` bytes received. A steady
 * connection, however slow, can finish a large body, while a client that sends a byte now and then is disconnected.
 */
export function refuseSlowBody(
  request: IncomingMessage,
  response: ServerResponse,
  { patience, slowest }: PortLimits,
): void {
  if (!hasBody(request) || request.complete) return;
  const { socket } = request;
  const [begun, bytesBefore] = [performance.now(), socket.bytesRead];
  const look = () => {
    if (request.complete || socket.destroyed) return;
    const granted = patience + ((socket.bytesRead - bytesBefore) / slowest) * 1000;
    const left = granted - (performance.now() - begun);
    if (left > 0) timer = setTimeout(look, left);
    else {
      // The app is still waiting for the body, so the answer bypasses it.
      if (!response.headersSent && response.socket) answerAndClose(socket, request, 408, sentence);
      else socket.destroySoon();
    }
  };
  let timer = setTimeout(look, patience);
  request.once('close', () => clearTimeout(timer));
}
