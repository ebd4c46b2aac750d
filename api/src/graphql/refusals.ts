import type { MiddlewareHandler } from 'hono';
import { refusalType } from './accept.ts';

/** The GraphQL error code for an HTTP refusal, by status. */
const codes: Record<number, string> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  405: 'METHOD_NOT_ALLOWED',
  406: 'NOT_ACCEPTABLE',
  408: 'REQUEST_TIMEOUT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  417: 'EXPECTATION_FAILED',
  429: 'TOO_MANY_ATTEMPTS',
  501: 'NOT_IMPLEMENTED',
  503: 'SERVICE_UNAVAILABLE',
  505: 'VERSION_NOT_SUPPORTED',
  507: 'INSUFFICIENT_STORAGE',
};

/** The body of an HTTP refusal as a GraphQL error. */
export function refusalBody(status: number, message: string) {
  return { errors: [{ message, extensions: { code: codes[status] ?? 'INTERNAL_SERVER_ERROR' } }] };
}

/** Converts refusals that never reached GraphQL into GraphQL errors, so that clients can read them. */
export const graphqlRefusals: MiddlewareHandler = async (c, next) => {
  await next();
  const { res } = c;
  // A multipart answer or a stream of events is already in the form that the client accepts.
  if (res.status < 400 || /^(?:multipart|text\/event-stream)/.test(res.headers.get('Content-Type') ?? ''))
    return;
  const body = (await res
    .clone()
    .json()
    .catch(() => ({}))) as { error?: string; errors?: object };
  if (body.errors) return;
  const message = body.error ?? 'The request was refused.';
  const type = refusalType(c.req.header('Accept'));
  c.res = Response.json(refusalBody(res.status, message), {
    status: res.status,
    headers: { 'Content-Type': `${type}; charset=utf-8` },
  });
};
