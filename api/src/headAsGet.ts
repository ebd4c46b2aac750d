import type { MiddlewareHandler } from 'hono';

/** Set for every request. */
export interface OriginalMethod {
  Variables: {
    /** As sent, including HEAD. */
    method: string;
  };
}

/** A body that has not ended after this many reads counts as streamed, with an unknown length. */
const mostReads = 3;

/** The length of a buffered body, in bytes; null for a streamed one, which is canceled. */
async function lengthOf(body: ReadableStream<Uint8Array>): Promise<number | null> {
  const reader = body.getReader();
  let length = 0;
  for (let reads = 0; reads < mostReads; reads += 1) {
    const { done, value } = await reader.read();
    if (done) return length;
    length += value.length;
  }
  await reader.cancel();
  return null;
}

/**
 * Answers HEAD as GET, without the body (RFC 9110, section 9.3.2): later handlers see a GET, so that the
 * headers are the same, including the length if GET has one.
 */
export const headAsGet: MiddlewareHandler<OriginalMethod> = async (c, next) => {
  const { method } = c.req;
  c.set('method', method);
  if (method !== 'HEAD') return next();
  c.req.raw = new Request(c.req.raw, { method: 'GET' });
  await next();
  const { body, headers } = c.res;
  if (!body) return;
  if (headers.has('Content-Length')) return body.cancel();
  const length = await lengthOf(body);
  if (length !== null) headers.set('Content-Length', String(length));
};
