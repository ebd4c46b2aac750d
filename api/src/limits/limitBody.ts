import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { errorResponse, HttpError } from '../rest/errors.ts';

/**
 * Refuses what is larger, with 413: before it is read, and so invited, where it announces its length.
 * @param error says how large a body may be
 */
export function limitBody(bytes: number, error: string): MiddlewareHandler {
  const refuse = () => errorResponse(new HttpError(413, error));
  const limitUnannounced = bodyLimit({ maxSize: bytes, onError: refuse });
  return async (c, next) => {
    const announced = c.req.header('Content-Length');
    // With both, the length says nothing (RFC 9112, section 6.3).
    if (announced === undefined || c.req.header('Transfer-Encoding') !== undefined)
      return limitUnannounced(c, next);
    return Number(announced) > bytes ? refuse() : next();
  };
}
