import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { headersOfAll, headersOfData } from '../securityHeaders.ts';
import { isKnown } from './entityTags.ts';

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)];

type Encoding = 'br' | 'gzip' | 'identity';

/** Small bodies, and pictures, gain nothing. */
const smallestWorthCompressing = 1024;
const isText = /^(?:text\/|application\/(?:json|xml|rss\+xml|graphql-response\+json))/;

/** What stands for a while in the caches between readers and the server (RFC 9213), when there are any. */
const forSharedCaches = 'max-age=60, stale-while-revalidate=600';

/** What is sent: the answer in one encoding, or that it is known. */
export interface Reply {
  status: 200 | 304;
  headers: Readonly<Record<string, string>>;
  /** Names and values in turn, as node:http sends them without looking at them again. */
  rawHeaders: readonly string[];
  body: Buffer | null;
}

function reply(headers: Record<string, string>, body: Buffer | null): Reply {
  const sized = body ? { ...headers, 'content-length': String(body.length) } : headers;
  return { status: body ? 200 : 304, headers: sized, rawHeaders: Object.entries(sized).flat(), body };
}

/** What a request says of the answers that it can take. */
export interface Wanted {
  ifNoneMatch: string | undefined;
  acceptEncoding: string | undefined;
}

/** An answer with status 200 as everybody gets it who asks the same. */
export class Answer {
  readonly models: ReadonlySet<string>;
  /** In bytes, about: with its compressed forms, and what surrounds it. */
  readonly size: number;
  readonly #headers: Record<string, string>;
  readonly #body: Buffer;
  readonly #replies: Partial<Record<Encoding, Reply>> = {};
  /** The 304, with the headers that it needs (RFC 9110, section 15.4.5). */
  readonly #known: Reply;
  readonly #etag: string;

  /** @param models those that it was made from: a change of one outdates it */
  constructor(headers: Headers, body: Buffer, models: ReadonlySet<string>) {
    // In lower case: Yoga's Headers keep the case in which a name was set.
    const own = Object.fromEntries(new Headers(headers));
    this.#etag = own['etag'] ?? `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    this.models = models;
    this.size = Math.ceil(body.length * 1.5) + 2000;
    const validators = {
      'cache-control': own['cache-control'] ?? 'no-cache',
      etag: this.#etag,
      vary: [own['vary'], 'Accept-Encoding'].filter(Boolean).join(', '),
      // Caches on the way that know CDN-Cache-Control may still not know Vary.
      ...(!own['vary'] && { 'cdn-cache-control': forSharedCaches }),
      'surrogate-key': [...models].join(' '),
    };
    this.#known = reply({ ...headersOfAll, ...validators }, null);
    this.#headers = { ...headersOfData, ...own, ...headersOfAll, ...validators };
    this.#body = body;
  }

  /** That who asks has it already; or the answer in the best encoding that they take, if that is at hand. */
  replyAtHand({ ifNoneMatch, acceptEncoding }: Wanted): Reply | undefined {
    if (isKnown(ifNoneMatch, this.#etag)) return this.#known;
    return this.#replies[this.#encoding(acceptEncoding)];
  }

  /** The same, made where it is not at hand. */
  async reply(wanted: Wanted): Promise<Reply> {
    const encoding = this.#encoding(wanted.acceptEncoding);
    return this.replyAtHand(wanted) ?? (this.#replies[encoding] = await this.#make(encoding));
  }

  #encoding(acceptEncoding = ''): Encoding {
    const type = this.#headers['content-type'] ?? '';
    if (this.#body.length < smallestWorthCompressing || !isText.test(type)) return 'identity';
    if (/\bbr\b(?!;\s*q=0)/.test(acceptEncoding)) return 'br';
    return /\bgzip\b(?!;\s*q=0)/.test(acceptEncoding) ? 'gzip' : 'identity';
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
