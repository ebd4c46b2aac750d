import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { HttpError } from '../rest/errors.ts';

const json = 'application/json';

/** The media types of GraphQL’s answers; the first one suits everybody. */
const types = [json, 'application/graphql-response+json', 'text/event-stream', 'multipart/mixed'];

/** Parameters that every answer fulfills. */
const charset = /;\s*charset\s*=\s*"?utf-?8"?/gi;

/**
 * The one of these types that the client wants most (RFC 9110, section 12.5.1); undefined if it accepts none. An empty
 * header is as good as none.
 */
const preferred = (accept: string | null | undefined, available: string[]): string | undefined =>
  new Negotiator({ headers: { accept: accept?.replace(charset, '') || undefined } }).mediaType(available);

/** The type of a refusal, which is one JSON object even for a client that does not accept one. */
export const refusalType = (accept: string | undefined): string =>
  preferred(accept, types.slice(0, 2)) ?? json;

/** The known choices: a negotiation takes a tenth of the time of a small query. */
const jsonTypes = new LRUCache<string, { type: string | undefined }>({ max: 100 });

/**
 * The type of an answer in JSON to a client with this `Accept`; undefined if it prefers another form, or accepts none.
 */
export function jsonType(accept: string | undefined): string | undefined {
  if (accept === undefined) return json;
  let known = jsonTypes.get(accept);
  if (!known) {
    const type = preferred(accept, types);
    known = { type: type?.endsWith('json') ? type : undefined };
    if (accept.length <= 200) jsonTypes.set(accept, known);
  }
  return known.type;
}

/**
 * Leaves only the media type of the answer in `Accept`: Yoga ignores weights, and takes a type with the weight 0.
 * @throws HttpError 406
 */
export function negotiated(request: Request): Request {
  const accept = request.headers.get('Accept');
  const type = preferred(accept, types);
  if (type === undefined)
    throw new HttpError(406, 'Accept application/json or application/graphql-response+json.');
  if (accept && accept !== type) request.headers.set('Accept', type);
  return request;
}
