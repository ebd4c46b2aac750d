import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { refusalBody } from '../graphql/refusals.ts';
import { networkAround } from '../limits/addresses.ts';
import { logRequest } from '../log.ts';
import { headersOfAll, headersOfData } from '../securityHeaders.ts';

/** What is known about a request that the port itself answers; empty if it cannot be parsed. */
type RequestLine = Pick<IncomingMessage, 'method' | 'url'>;

/** Whether the request is for GraphQL, by its path or its absolute address. */
const isGraphql = (url: string) => /^(?:https?:\/\/[^/?#]*)?\/graphql(?:[?#]|$)/.test(url);

/** Logs an answer from the port itself, like every answer, and returns its headers and body. */
function ownAnswer(socket: Socket, { method = '-', url = '-' }: RequestLine, status: number, error: string) {
  const requestId = crypto.randomUUID();
  const path = url.replace(/\?.*/s, '');
  // Ignores forwarded addresses: bytes refused here need not be a request.
  const network = networkAround(socket.remoteAddress ?? '');
  logRequest({ requestId, method, path, status, milliseconds: 0, network });
  const body = JSON.stringify(isGraphql(url) ? refusalBody(status, error) : { error });
  const headers = {
    ...headersOfAll,
    ...headersOfData,
    'X-Request-Id': requestId,
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
  };
  return { headers, body };
}

/** Answers a request that never reaches the app. */
export function answerRefused(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  error: string,
): void {
  const { headers, body } = ownAnswer(request.socket, request, status, error);
  response.writeHead(status, headers).end(body);
}

/**
 * Writes an answer without node:http, to a request that it has given up on or still waits for, and closes the
 * connection.
 */
export function answerAndClose(socket: Socket, request: RequestLine, status: number, error: string): void {
  const { headers, body } = ownAnswer(socket, request, status, error);
  const closing = { ...headers, Date: new Date().toUTCString(), Connection: 'close' };
  const lines = Object.entries(closing).map(([name, value]) => `${name}: ${value}`);
  socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
  socket.destroySoon();
}

/** The problem with a request that node:http cannot parse, by its error code. */
const unreadable: Record<string, [status: number, error: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'The headers are larger than 16 KiB.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The extensions of a chunk are larger than 16 KiB.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request arrived too slowly. Send it again.'],
};
const malformed: [status: number, error: string] = [400, 'The request is not valid HTTP/1.1.'];

/** Answers input for which node:http emits no request: malformed requests, and tunnels. */
export function answerUnreadable(server: Server): void {
  const answered = new WeakMap<Socket, ServerResponse>();
  server.on('request', ({ socket }, response) => answered.set(socket, response));
  server.on('clientError', (error: NodeJS.ErrnoException, stream) => {
    const socket = stream as Socket;
    const last = answered.get(socket);
    // A response without the socket waits for another one to finish.
    const isInAnswer = last && !last.writableFinished && (last.headersSent || last.socket === null);
    // Browsers open connections in advance: one without a request gets no answer.
    if (!socket.writable || isInAnswer || socket.bytesRead === 0) return void socket.destroy();
    // A problem in a body belongs to that body’s request; any other problem cannot be attributed to one.
    const asked = last && !last.req.complete ? last.req : {};
    answerAndClose(socket, asked, ...(unreadable[error.code ?? ''] ?? malformed));
  });
  server.on('connect', (request, stream) => {
    const socket = stream as Socket;
    // node:http has detached from it.
    socket.on('error', () => socket.destroy());
    answerAndClose(socket, request, 400, 'This server does not open tunnels.');
  });
}
