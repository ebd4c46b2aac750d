import type { MiddlewareHandler } from 'hono';
import { accepts } from 'hono/accepts';

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
  503: 'SERVICE_UNAVAILABLE',
  507: 'INSUFFICIENT_STORAGE',
};

/** Messages for Yoga’s refusals that have none. */
const messages: Record<number, string> = {
  406: 'Accept application/json or application/graphql-response+json.',
};

const json = 'application/json';

/** The body of an HTTP refusal as a GraphQL error. */
export function refusalBody(status: number, message: string) {
  return { errors: [{ message, extensions: { code: codes[status] ?? 'INTERNAL_SERVER_ERROR' } }] };
}

/** Converts refusals that never reached GraphQL into GraphQL errors, so that clients can read them. */
export const graphqlRefusals: MiddlewareHandler = async (c, next) => {
  await next();
  const { res } = c;
  if (res.status < 400) return;
  const body = (await res
    .clone()
    .json()
    .catch(() => ({}))) as { error?: string; errors?: object };
  if (body.errors) return;
  const message = body.error ?? messages[res.status] ?? 'The request was refused.';
  const type = accepts(c, {
    header: 'Accept',
    supports: [json, 'application/graphql-response+json'],
    default: json,
  });
  c.res = Response.json(refusalBody(res.status, message), {
    status: res.status,
    headers: { 'Content-Type': `${type}; charset=utf-8` },
  });
};
