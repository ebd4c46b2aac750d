import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Environment } from '../environment.ts';
import { clientNetwork } from '../limits/clientAddress.ts';
import { currentRequestId, logRequest } from '../log.ts';
import { sharedAnswers } from '../operations/metrics.ts';
import { countHeader } from '../port/countHeader.ts';
import { hasBody } from '../port/unreadBody.ts';
import { decoded } from '../requestBody.ts';
import type { Answer, Reply } from './answer.ts';
import type { AnswerCache } from './answerCache.ts';
import { operationAt, operationIn, type AskedOperation } from './askedOperation.ts';
import type { FindFile } from '../pages/builtFiles.ts';
import { answerKey, postKey } from './answerKey.ts';
import { readAddress } from './readAddress.ts';
import { longestSharedBody } from './sharePosted.ts';

/** Whether the request changes nothing, and so may be answered from memory or at another origin. */
export const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

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

/** Headers of which Node keeps only the first, while the app reads all of them together. */
const readTogether = ['authorization', 'content-type'];

const repeatsHeader = (request: IncomingMessage): boolean =>
  readTogether.some((name) => countHeader(request, name) > 1);

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

/**
 * Reads the body if all of it has arrived and is valid UTF-8, and leaves it for @hono/node-server too, which looks for
 * `rawBody`.
 */
function readBody(request: IncomingMessage): string | undefined {
  const length = Number(request.headers['content-length']);
  if (length === 0 || request.readableLength < length) return undefined;
  const rawBody = request.read(length) as Buffer;
  Object.assign(request, { rawBody });
  // Lets the request end.
  request.resume();
  return decoded(rawBody);
}

const headerOf = (request: IncomingMessage) => (name: string) => request.headers[name] as string | undefined;

const optionsOf = ({ headers }: IncomingMessage) => ({
  ifNoneMatch: headers['if-none-match'],
  acceptEncoding: headers['accept-encoding'] as string | undefined,
});

/** A visitor’s operation of GraphQL that is not cached. */
export interface Asked {
  /** The key of its answer. */
  key: string;
  operation: AskedOperation;
  isPosted: boolean;
  /** Whether an address names one of the site’s own operations. */
  isOwn: boolean;
  request: IncomingMessage;
  response: ServerResponse;
}

/** Makes and shares the answer to a visitor’s operation; null if the app has to answer. */
export type MakeAnswer = (asked: Asked) => Promise<Answer | null>;

/** What answers before the app. */
export interface Front {
  answers: AnswerCache;
  makeAnswer: MakeAnswer;
  /** Unless Vite serves the files. */
  findFile?: FindFile | undefined;
}

/**
 * Serves built files and cached answers before anything else is done for the request, as `shareAnswers` would, at a
 * fraction of the work, and so visitors’ operations of GraphQL; leaves the rest to `next`.
 */
export function frontDoor(
  environment: Environment,
  { answers, makeAnswer, findFile }: Front,
  next: RequestListener,
): RequestListener {
  /** Sends the answer with this key; false if it is not cached. */
  function serve(request: IncomingMessage, response: ServerResponse, key: string | null, started: number) {
    const answer = key === null ? undefined : answers.get(key);
    const reply = answer?.cachedReply(optionsOf(request));
    if (!reply) return false;
    sharedAnswers.inc({ source: 'cache' });
    sendReply(request, response, reply, { started, requestId: crypto.randomUUID() });
    return true;
  }

  function sendReply(
    request: IncomingMessage,
    response: ServerResponse,
    { status, rawHeaders, body }: Reply,
    { started, requestId }: { started: number; requestId: string },
  ): void {
    response.writeHead(status, [...rawHeaders, 'x-request-id', requestId]);
    response.end(body ?? undefined);
    const milliseconds = performance.now() - started;
    const peer = request.socket.remoteAddress ?? '';
    const network = clientNetwork(environment, headerOf(request)('x-forwarded-for'), peer);
    const { method = '', url = '' } = request;
    logRequest({ requestId, method, path: pathOf(url), status, milliseconds, network });
  }

  /**
   * Sends the reply, once it is made; leaves the request to the app if there is none or it fails: the app meets the same
   * failure, and reports it.
   */
  async function sendOrPass(
    request: IncomingMessage,
    response: ServerResponse,
    making: () => Promise<Reply | undefined>,
    started: number,
  ): Promise<void> {
    const requestId = crypto.randomUUID();
    const reply = await currentRequestId.run(requestId, making).catch(() => undefined);
    if (reply) sendReply(request, response, reply, { started, requestId });
    else next(request, response);
  }

  function make(asked: Asked, started: number): void {
    const { request, response } = asked;
    const making = async () => (await makeAnswer(asked))?.reply(optionsOf(request));
    void sendOrPass(request, response, making, started);
  }

  return (request, response) => {
    const started = performance.now();
    if (repeatsHeader(request)) return next(request, response);
    if (postsOperation(request)) {
      // A small body usually arrives with the head, but is parsed after it.
      process.nextTick(() => {
        const body = readBody(request);
        const operation = body === undefined ? null : operationIn(body);
        const key = postKey(environment, headerOf(request), operation);
        if (serve(request, response, key, started)) return;
        if (key === null || !operation) next(request, response);
        else make({ key, operation, isPosted: true, isOwn: false, request, response }, started);
      });
      return;
    }
    // Another body must be read to its end before the answer.
    if (hasBody(request)) return next(request, response);
    const { method = '', url: address = '' } = request;
    const file = isRead(request) && findFile?.(pathOf(address), optionsOf(request).acceptEncoding);
    if (file) return void sendOrPass(request, response, () => file, started);
    const key = answerKey(environment, { method, address, header: headerOf(request) });
    if (serve(request, response, key, started)) return;
    const { known, isOwnOperation: isOwn, isClientsOperation } = readAddress(address);
    const isOperation = method === 'GET' && (isOwn || isClientsOperation);
    const operation = key !== null && isOperation ? operationAt(known) : null;
    if (key === null || !operation) next(request, response);
    else make({ key, operation, isPosted: false, isOwn, request, response }, started);
  };
}
