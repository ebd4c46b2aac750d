import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { frontDoor, isRead, type Front } from '../cache/frontDoor.ts';
import type { Environment } from '../environment.ts';
import { movedTo } from '../origins/ownOrigins.ts';
import { limitConnections } from './connections.ts';
import { inviteWhenRead } from './expectation.ts';
import { portLimits, type PortLimits } from './limits.ts';
import { answerRefused, answerUnreadable } from './ownAnswers.ts';
import { refusalOf, type Refusal } from './refusal.ts';
import { refuseSlowBody } from './slowBody.ts';
import { giveUpUnread } from './unreadAnswer.ts';
import { readToEnd } from './unreadBody.ts';

/** The app, as a function that also gets node:http’s objects for a request. */
type Fetch = (request: Request, bindings: HttpBindings) => Response | Promise<Response>;

/**
 * The server between sockets and the app: it bounds what a connection may use, refuses requests that name no
 * resource of the site, and leaves every connection either ready for its next request or closed gracefully.
 * It does not listen yet.
 */
export function createPort(
  environment: Environment,
  front: Front,
  app: Fetch,
  limits: PortLimits = portLimits,
): Server {
  const fromApp = getRequestListener(
    async (request, bindings) => {
      const { incoming, outgoing } = bindings as HttpBindings;
      const answer = await app(request, { incoming, outgoing });
      await readToEnd(incoming, outgoing, limits);
      return answer;
    },
    // For a request without a host, as HTTP/1.0 allows: a name that never resolves (RFC 6761, section 6.4).
    { hostname: 'host.invalid' },
  );
  const next: RequestListener = (request, response) => {
    refuseSlowBody(request, response, limits);
    return fromApp(request, response);
  };
  const answer = frontDoor(environment, front, next);

  async function refuse(
    request: IncomingMessage,
    response: ServerResponse,
    { status, error }: Refusal,
  ): Promise<void> {
    refuseSlowBody(request, response, limits);
    await readToEnd(request, response, limits);
    answerRefused(request, response, status, error);
  }

  async function sendOn(request: IncomingMessage, response: ServerResponse, address: string): Promise<void> {
    refuseSlowBody(request, response, limits);
    await readToEnd(request, response, limits);
    // For an hour only: an origin may become current again, and browsers would bounce between them.
    response.writeHead(301, { Location: address, 'Cache-Control': 'public, max-age=3600' }).end();
  }

  const server = createServer(
    {
      // Reported like any other malformed request.
      requireHostHeader: false,
      keepAliveTimeout: limits.idle,
      headersTimeout: limits.patience,
      requestTimeout: limits.patience + (limits.largestBody / limits.slowest) * 1000,
      connectionsCheckingInterval: limits.checking,
    },
    (request, response) => {
      // After an answer that closes the connection, no further request is processed (RFC 9112, section 9.6).
      if (request.socket.writableEnded) return;
      giveUpUnread(response, limits);
      const refusal = refusalOf(request);
      if (refusal !== null) return void refuse(request, response, refusal);
      const moved = isRead(request) ? movedTo(request.headers.host ?? '', request.url ?? '') : null;
      if (moved === null) return answer(request, response);
      void sendOn(request, response, moved);
    },
  );
  inviteWhenRead(server);
  server.on('checkExpectation', (request, response) => {
    void refuse(request, response, { status: 417, error: 'Send no Expect header, or 100-continue.' });
  });
  answerUnreadable(server);
  limitConnections(server, limits, environment.TRUST_PROXY);
  return server;
}
