import type { MiddlewareHandler } from 'hono';

/** Set for every request. */
export interface Asked {
  Variables: {
    /** As it was sent, HEAD too. */
    method: string;
  };
}

/** A body that has not ended after so many reads is one that is sent as it is made; of it no length is known. */
const mostReads = 3;

/** The length of a body that is at hand, in bytes; null for one that is still made, which is given up. */
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
 * Answers HEAD as GET, without the body (RFC 9110, section 9.3.2): nothing behind it sees a difference, so that the
 * headers are the same, the length too where GET has one.
 */
export const headAsGet: MiddlewareHandler<Asked> = async (c, next) => {
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
