import { isUtf8 } from 'node:buffer';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { errorResponse, HttpError } from './rest/errors.ts';

export const kibibyte = 1024;
export const mebibyte = 1024 * kibibyte;

const sizeText = (bytes: number) =>
  bytes < mebibyte ? `${bytes / kibibyte} KiB` : `${bytes / mebibyte} MiB`;

/**
 * Whether a request’s body has a meaning. With GET, and with HEAD (which is GET by then), it has none (RFC 9110,
 * section 9.3.1): whatever its size or type, the app ignores it, the port reads and discards it within its limits, and
 * the answer is the same whether or not it is cached.
 */
export const takesBody = ({ method }: { method: string }) => method !== 'GET';

/**
 * Refuses a larger body with 413. If its length is announced, it is refused before it is read, and thus before “100
 * Continue” is sent.
 */
export function limitBody(maxSize: number, what = 'body'): MiddlewareHandler {
  const refuse = () => errorResponse(new HttpError(413, `The ${what} is larger than ${sizeText(maxSize)}.`));
  const limitUnannounced = bodyLimit({ maxSize, onError: refuse });
  return async (c, next) => {
    if (!takesBody(c.req)) return next();
    const announced = c.req.header('Content-Length');
    // With both headers, the length is meaningless (RFC 9112, section 6.3).
    if (announced === undefined || c.req.header('Transfer-Encoding') !== undefined)
      return limitUnannounced(c, next);
    return Number(announced) > maxSize ? refuse() : next();
  };
}

/**
 * Refuses PUT and POST bodies of any other media type: browsers send some types across origins without a preflight.
 * Refuses encoded bodies too, which the app does not decode.
 * @param isNeeded whether to refuse POST without a body too
 */
export function takeOnly(type: string, isNeeded = false): MiddlewareHandler {
  return async (c, next) => {
    const { method } = c.req;
    const mayHaveBody = method === 'PUT' || method === 'POST';
    const needsBody = isNeeded && method === 'POST';
    if (mayHaveBody && (needsBody || hasBody(c.req.raw))) {
      if (typeOf(c.req.raw) !== type) throw new HttpError(415, `Send the body as ${type}.`);
      refuseEncoded(c.req.raw);
    }
    await next();
  };
}

/** @throws HttpError 415 for a body that is compressed, or in another charset than UTF-8 */
export function refuseEncoded({ headers }: Request): void {
  const encoding = headers.get('Content-Encoding') ?? 'identity';
  if (encoding.trim().toLowerCase() !== 'identity')
    throw new HttpError(415, 'Send the body without a Content-Encoding.');
  const [, charset = 'utf-8'] =
    /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(headers.get('Content-Type') ?? '') ?? [];
  if (!/^utf-?8$/i.test(charset)) throw new HttpError(415, 'Send the body in UTF-8.');
}

type Body = Pick<Request, 'arrayBuffer'>;

const texts = new WeakMap<Body, Promise<string>>();

/**
 * A body as text, however often it is asked for.
 * @throws HttpError 400 for invalid UTF-8: the body’s own text() would replace it with “�”
 */
export function textOf(body: Body): Promise<string> {
  const text = texts.get(body) ?? readText(body);
  texts.set(body, text);
  return text;
}

async function readText(body: Body): Promise<string> {
  const text = decoded(new Uint8Array(await body.arrayBuffer()));
  if (text === undefined) throw new HttpError(400, 'The body is not valid UTF-8.');
  return text;
}

/** The text of a body, without a byte order mark; undefined if it is not valid UTF-8. */
export const decoded = (bytes: Uint8Array): string | undefined =>
  isUtf8(bytes) ? new TextDecoder().decode(bytes) : undefined;

function hasBody({ headers }: Request): boolean {
  const length = Number(headers.get('Content-Length') ?? 0);
  return headers.has('Content-Type') || headers.has('Transfer-Encoding') || length > 0;
}

/** The media type of a body, which is case-insensitive (RFC 9110, section 8.3.1). */
function typeOf({ headers }: Request): string {
  const [type = ''] = (headers.get('Content-Type') ?? '').split(';');
  return type.trim().toLowerCase();
}
