import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)];

type Encoding = 'br' | 'gzip' | 'identity';

/** Small bodies, and pictures, gain nothing. */
const smallestWorthCompressing = 1024;
const isText = /^(?:text\/|application\/(?:json|xml|rss\+xml|graphql-response\+json))/;

/** What stands for a while in the caches between readers and the server (RFC 9213), when there are any. */
const forSharedCaches = 'max-age=60, stale-while-revalidate=600';

/** Names and values in turn, as node:http sends them without looking at them again. */
type RawHeaders = readonly string[];

/** A body in one encoding, and its headers, ready to be sent. */
export interface Representation {
  headers: Readonly<Record<string, string>>;
  rawHeaders: RawHeaders;
  body: Buffer;
}

function representation(headers: Record<string, string>, body: Buffer): Representation {
  const sized = { ...headers, 'content-length': String(body.length) };
  return { headers: sized, rawHeaders: Object.entries(sized).flat(), body };
}

/** An answer with status 200 as everybody gets it who asks the same. */
export class Answer {
  readonly models: ReadonlySet<string>;
  /** Those of a 304 (RFC 9110, section 15.4.5). */
  readonly validators: Readonly<Record<string, string>>;
  readonly rawValidators: RawHeaders;
  /** In bytes, about: with its compressed forms, and what surrounds it. */
  readonly size: number;
  readonly #representations: Partial<Record<Encoding, Representation>> = {};
  readonly #identity: Representation;
  readonly #etag: string | null;

  /** @param models those that it was made from: a change of one outdates it */
  constructor(headers: Headers, body: Buffer, models: ReadonlySet<string>) {
    const own = Object.fromEntries(headers);
    // An answer's own tag stands for a version to change, and not for all of its text.
    this.#etag = own['etag']
      ? null
      : `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    this.models = models;
    this.size = Math.ceil(body.length * 1.5) + 2000;
    this.validators = {
      'cache-control': own['cache-control'] ?? 'no-cache',
      ...(this.#etag && { etag: this.#etag }),
      vary: [own['vary'], 'Accept-Encoding'].filter(Boolean).join(', '),
      // What differs by the reader's cookies is not for caches on the way.
      ...(!own['vary'] && { 'cdn-cache-control': forSharedCaches }),
      'surrogate-key': [...models].join(' '),
    };
    this.rawValidators = Object.entries(this.validators).flat();
    this.#identity = representation({ ...own, ...this.validators }, body);
  }

  /** Whether who asks has it already, as the If-None-Match of the request tells. */
  isKnown(ifNoneMatch: string | undefined): boolean {
    return this.#etag !== null && ifNoneMatch !== undefined && ifNoneMatch.includes(this.#etag);
  }

  /** The answer in the best encoding that Accept-Encoding allows, if it is at hand. */
  representation(acceptEncoding: string | undefined): Representation | undefined {
    return this.#representations[this.#encoding(acceptEncoding)];
  }

  /** The same, made where it is not at hand. */
  async represent(acceptEncoding: string | undefined): Promise<Representation> {
    const encoding = this.#encoding(acceptEncoding);
    return (this.#representations[encoding] ??= await this.#make(encoding));
  }

  #encoding(acceptEncoding = ''): Encoding {
    const { headers, body } = this.#identity;
    if (body.length < smallestWorthCompressing || !isText.test(headers['content-type'] ?? ''))
      return 'identity';
    if (/\bbr\b(?!;\s*q=0)/.test(acceptEncoding)) return 'br';
    return /\bgzip\b(?!;\s*q=0)/.test(acceptEncoding) ? 'gzip' : 'identity';
  }

  async #make(encoding: Encoding): Promise<Representation> {
    const { headers, body } = this.#identity;
    if (encoding === 'identity') return this.#identity;
    const compressed =
      encoding === 'gzip'
        ? await gzipped(body)
        : await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    return representation({ ...headers, 'content-encoding': encoding }, compressed);
  }
}
