import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { refusalBody } from '../graphql/refusals.ts';
import { networkAround } from '../limits/addresses.ts';
import { logRequest } from '../log.ts';
import { headersOfAll, headersOfData } from '../securityHeaders.ts';

/** What is known of a request that the port itself answers; nothing of one that cannot be read. */
type Asked = Pick<IncomingMessage, 'method' | 'url'>;

/** Whether GraphQL is asked: by its path, or by its address in full. */
const isGraphql = (url: string) => /^(?:https?:\/\/[^/?#]*)?\/graphql(?:[?#]|$)/.test(url);

/** The headers and the body of an answer of the port's own, which leaves a line in the log as every answer does. */
function ownAnswer(socket: Socket, { method = '-', url = '-' }: Asked, status: number, error: string) {
  const requestId = crypto.randomUUID();
  const path = url.replace(/\?.*/s, '');
  // Whom a header names is not looked at: what is refused here need not be a request.
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

/** Answers a request that never gets to the app. */
export function answerRefused(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  error: string,
): void {
  const { headers, body } = ownAnswer(request.socket, request, status, error);
  response.writeHead(status, headers).end(body);
}

/** Writes an answer past node:http, for a request that it has given up or waits for, and closes the connection. */
export function answerAndClose(socket: Socket, asked: Asked, status: number, error: string): void {
  const { headers, body } = ownAnswer(socket, asked, status, error);
  const closing = { ...headers, Date: new Date().toUTCString(), Connection: 'close' };
  const lines = Object.entries(closing).map(([name, value]) => `${name}: ${value}`);
  socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
  socket.destroySoon();
}

/** What is wrong with a request that node:http cannot read, by the code of its error. */
const unreadable: Record<string, [status: number, error: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'The headers are larger than 16 KiB.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The extensions of a chunk are larger than 16 KiB.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request arrived too slowly. Send it again.'],
};
const malformed: [status: number, error: string] = [400, 'The request is not valid HTTP/1.1.'];

/** Answers what node:http does not make a request of: what it cannot read, and tunnels. */
export function answerUnreadable(server: Server): void {
  const answered = new WeakMap<Socket, ServerResponse>();
  server.on('request', ({ socket }, response) => answered.set(socket, response));
  server.on('clientError', (error: NodeJS.ErrnoException, stream) => {
    const socket = stream as Socket;
    const last = answered.get(socket);
    // An answer without the socket waits until another is sent.
    const isInAnswer = last && !last.writableFinished && (last.headersSent || last.socket === null);
    // Browsers open connections in advance: who has asked for nothing is told nothing.
    if (!socket.writable || isInAnswer || socket.bytesRead === 0) return void socket.destroy();
    // What is wrong with a body is known to be its request's; anything else could be of any.
    const asked = last && !last.req.complete ? last.req : {};
    answerAndClose(socket, asked, ...(unreadable[error.code ?? ''] ?? malformed));
  });
  server.on('connect', (request, stream) => {
    const socket = stream as Socket;
    // node:http has let go of it.
    socket.on('error', () => socket.destroy());
    answerAndClose(socket, request, 400, 'This server does not open tunnels.');
  });
}
