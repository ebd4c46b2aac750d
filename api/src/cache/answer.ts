import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import { headersOfAll, headersOfData } from '../securityHeaders.ts';
import { isKnown } from './entityTags.ts';
import { always, cachingUntil, type Period } from './period.ts';

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)];

export type Encoding = 'br' | 'gzip' | 'identity';

/** The encoding to use for what can be compressed. */
export function preferredEncoding(acceptEncoding = ''): Encoding {
  if (/\bbr\b(?!;\s*q=0)/.test(acceptEncoding)) return 'br';
  return /\bgzip\b(?!;\s*q=0)/.test(acceptEncoding) ? 'gzip' : 'identity';
}

/** Small bodies do not benefit. */
const smallestWorthCompressing = 1024;

/** A response: the answer in one encoding, or a 304. */
export interface Reply {
  status: 200 | 304;
  headers: Readonly<Record<string, string>>;
  /** Names and values alternate, so that node:http sends them without further processing. */
  rawHeaders: readonly string[];
  body: Buffer | null;
}

export function reply(headers: Record<string, string>, body: Buffer | null): Reply {
  const sized = body ? { ...headers, 'content-length': String(body.length) } : headers;
  return { status: body ? 200 : 304, headers: sized, rawHeaders: Object.entries(sized).flat(), body };
}

/** Request headers that select a form of the answer. */
export interface ReplyOptions {
  ifNoneMatch: string | undefined;
  acceptEncoding: string | undefined;
}

/** An answer with status 200 that everyone gets for the same request. */
export class Answer {
  readonly models: ReadonlySet<string>;
  readonly period: Period;
  /** Whether it is the same in each language and theme. */
  readonly isForEveryReader: boolean;
  /** How long it may be cached, in milliseconds. */
  readonly kept: number;
  /** Approximate memory in bytes, including compressed forms and overhead. */
  readonly size: number;
  readonly #headers: Record<string, string>;
  readonly #body: Buffer;
  readonly #replies: Partial<Record<Encoding, Reply>> = {};
  /** The 304, with the headers it requires (RFC 9110, section 15.4.5); none for POST. */
  readonly #known: Reply | undefined;
  readonly #etag: string | undefined;

  /**
   * @param given with names in lower case
   * @param models the models it was made from: a change to one of them outdates it
   * @param period when it holds
   * @param isPosted whether it answers POST: no other cache may store it, and no client asks whether it has changed
   */
  constructor(
    given: Readonly<Record<string, string>>,
    body: Buffer,
    models: ReadonlySet<string>,
    period: Period = always,
    isPosted = false,
  ) {
    const vary = [given['vary'], 'Accept-Encoding'].filter(Boolean).join(', ');
    this.isForEveryReader = !/cookie|accept-language/i.test(given['vary'] ?? '');
    const { kept, directives } = cachingUntil(period.until, Date.now());
    this.models = models;
    this.period = period;
    this.kept = kept;
    this.size = Math.ceil(body.length * 1.5) + 2000;
    this.#body = body;
    if (isPosted) {
      this.#headers = {
        ...headersOfData,
        ...given,
        ...headersOfAll,
        'cache-control': 'private, no-cache',
        vary,
      };
      return;
    }
    this.#etag = given['etag'] ?? `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const validators = {
      'cache-control': given['cache-control'] ?? 'no-cache',
      etag: this.#etag,
      vary,
      // Shared caches that know CDN-Cache-Control may not know Vary.
      ...(!given['vary'] && { 'cdn-cache-control': directives }),
      'surrogate-key': [...models].join(' '),
    };
    this.#known = reply({ ...headersOfAll, ...validators }, null);
    this.#headers = { ...headersOfData, ...given, ...headersOfAll, ...validators };
  }

  /**
   * A 304 if the client has the answer; else the answer in the client’s preferred encoding, if that is
   * cached.
   */
  cachedReply({ ifNoneMatch, acceptEncoding }: ReplyOptions): Reply | undefined {
    if (this.#etag !== undefined && isKnown(ifNoneMatch, this.#etag)) return this.#known;
    return this.#replies[this.#encoding(acceptEncoding)];
  }

  /** Like `cachedReply`, but creates the encoding if it is not cached. */
  async reply(options: ReplyOptions): Promise<Reply> {
    const encoding = this.#encoding(options.acceptEncoding);
    return this.cachedReply(options) ?? (this.#replies[encoding] = await this.#make(encoding));
  }

  #encoding(acceptEncoding: string | undefined): Encoding {
    const type = this.#headers['content-type'] ?? '';
    if (this.#body.length < smallestWorthCompressing || !COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type))
      return 'identity';
    return preferredEncoding(acceptEncoding);
  }

  async #make(encoding: Encoding): Promise<Reply> {
    if (encoding === 'identity') return reply(this.#headers, this.#body);
    const compressed =
      encoding === 'gzip'
        ? await gzipped(this.#body)
        : await brotli(this.#body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    return reply({ ...this.#headers, 'content-encoding': encoding }, compressed);
  }
}
