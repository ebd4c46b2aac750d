import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Environment } from '../environment.ts';
import { clientNetwork } from '../limits/clientAddress.ts';
import { logRequest } from '../log.ts';
import { sharedAnswers } from '../operations/metrics.ts';
import { hasBody } from '../port/unreadBody.ts';
import type { AnswerCache } from './answerCache.ts';
import { operationIn } from './askedOperation.ts';
import { answerKey, postKey } from './answerKey.ts';
import { longestSharedBody } from './sharePosted.ts';

const pathOf = (address: string) => /^[^?]*/.exec(address)?.[0] ?? '';

/** Headers with which the app would look at a posted operation more closely, or answer otherwise. */
const unusual = [
  'content-encoding',
  'expect',
  'if-match',
  'if-none-match',
  'origin',
  'sec-fetch-site',
  'transfer-encoding',
];

/** Whether the request posts a GraphQL operation, in the form in which a program that is not a browser does. */
function postsOperation({ method, url, headers }: IncomingMessage): boolean {
  return (
    method === 'POST' &&
    url === '/graphql' &&
    /^application\/json(?:; ?charset=utf-?8)?$/i.test(headers['content-type'] ?? '') &&
    Number(headers['content-length']) <= longestSharedBody &&
    unusual.every((name) => headers[name] === undefined)
  );
}

/** Reads the body if all of it has arrived, and leaves it for @hono/node-server too, which looks for `rawBody`. */
function readBody(request: IncomingMessage): string | undefined {
  const length = Number(request.headers['content-length']);
  if (length === 0 || request.readableLength < length) return undefined;
  const rawBody = request.read(length) as Buffer;
  Object.assign(request, { rawBody });
  // Lets the request end.
  request.resume();
  return rawBody.toString();
}

/**
 * Serves cached answers before anything else is done for the request, as `shareAnswers` would, at a fraction
 * of the work; leaves the rest to `next`.
 */
export function frontDoor(
  environment: Environment,
  answers: AnswerCache,
  next: RequestListener,
): RequestListener {
  const headerOf = (request: IncomingMessage) => (name: string) =>
    request.headers[name] as string | undefined;

  /** Sends the answer with this key; false if it is not cached. */
  function serve(request: IncomingMessage, response: ServerResponse, key: string | null, started: number) {
    const header = headerOf(request);
    const answer = key === null ? undefined : answers.get(key);
    const reply = answer?.cachedReply({
      ifNoneMatch: header('if-none-match'),
      acceptEncoding: header('accept-encoding'),
    });
    if (!reply) return false;
    sharedAnswers.inc({ source: 'cache' });
    const { status, rawHeaders, body } = reply;
    const requestId = crypto.randomUUID();
    response.writeHead(status, [...rawHeaders, 'x-request-id', requestId]);
    response.end(body ?? undefined);
    const milliseconds = performance.now() - started;
    const peer = request.socket.remoteAddress ?? '';
    const network = clientNetwork(environment, header('x-forwarded-for'), peer);
    const { method = '', url = '' } = request;
    logRequest({ requestId, method, path: pathOf(url), status, milliseconds, network });
    return true;
  }

  return (request, response) => {
    const started = performance.now();
    if (postsOperation(request)) {
      // A small body usually arrives with the head, but is parsed after it.
      process.nextTick(() => {
        const body = readBody(request);
        const operation = body === undefined ? null : operationIn(body);
        const key = postKey(environment, headerOf(request), operation);
        if (!serve(request, response, key, started)) next(request, response);
      });
      return;
    }
    const { method = '', url: address = '' } = request;
    const key = answerKey(environment, { method, address, header: headerOf(request) });
    // Another body must be read to its end before the answer.
    if (hasBody(request) || !serve(request, response, key, started)) next(request, response);
  };
}
