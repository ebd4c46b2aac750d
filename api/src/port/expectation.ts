import type { IncomingMessage, Server } from 'node:http';

/** Requests whose body waits for “100 Continue”. */
const uninvited = new WeakSet<IncomingMessage>();

/**
 * Sends “100 Continue” (RFC 9110, section 10.1.1) only once something reads the body: a client that is
 * refused earlier does not send it in vain.
 */
export function inviteWhenRead(server: Server): void {
  server.on('checkContinue', (request, response) => {
    uninvited.add(request);
    request.once('resume', () => {
      // The rest of a body is also read after the answer.
      if (uninvited.delete(request) && !response.headersSent) response.writeContinue();
    });
    server.emit('request', request, response);
  });
}

/** Prevents “100 Continue” from being sent. @returns whether the body was waiting for it */
export const withdrawInvitation = (request: IncomingMessage): boolean => uninvited.delete(request);
