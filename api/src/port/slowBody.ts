import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PortLimits } from './limits.ts';
import { answerAndClose } from './ownAnswers.ts';
import { hasBody } from './unreadBody.ts';

const sentence = 'The body arrived too slowly. Send the request again.';

/**
 * Gives a body up that trickles: it has `patience`, and a second more for each `slowest` bytes that have come. So a
 * steady line, however slow, brings a large body to its end, and who sends a byte now and then is let go.
 */
export function refuseSlowBody(
  request: IncomingMessage,
  response: ServerResponse,
  { patience, slowest }: PortLimits,
): void {
  if (!hasBody(request)) return;
  const { socket } = request;
  const [begun, bytesBefore] = [performance.now(), socket.bytesRead];
  const look = () => {
    if (request.complete || socket.destroyed) return;
    const granted = patience + ((socket.bytesRead - bytesBefore) / slowest) * 1000;
    const left = granted - (performance.now() - begun);
    if (left > 0) timer = setTimeout(look, left);
    else {
      // The app waits for the body still, so that the answer goes past it.
      if (!response.headersSent && response.socket) answerAndClose(socket, request, 408, sentence);
      else socket.destroySoon();
    }
  };
  let timer = setTimeout(look, patience);
  request.once('close', () => clearTimeout(timer));
}
