import type { IncomingMessage, Server } from 'node:http';

/** Requests whose body waits for a “100 Continue”. */
const uninvited = new WeakSet<IncomingMessage>();

/**
 * Invites a body that waits to be (RFC 9110, section 10.1.1) once somebody begins to read it: who is refused before
 * does not send it in vain.
 */
export function inviteWhenRead(server: Server): void {
  server.on('checkContinue', (request, response) => {
    uninvited.add(request);
    request.once('resume', () => {
      // What is left is read past the answer as well.
      if (uninvited.delete(request) && !response.headersSent) response.writeContinue();
    });
    server.emit('request', request, response);
  });
}

/** Sees to it that a body is not invited any more. @returns whether it waits to be */
export const withdrawInvitation = (request: IncomingMessage): boolean => uninvited.delete(request);
