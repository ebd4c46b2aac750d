import type { Environment } from '../environment.ts';
import { isLoopback } from '../loopback.ts';

/** How a request reached the server. */
export interface Arrival {
  /** The remote address of the connection. */
  peer: string;
  /** As reported by node:http; absent if there is no connection. */
  httpVersion?: string | undefined;
  url: string;
  headers: Headers;
}

/**
 * Headers that proxies add and browsers do not: Forwarded, X-Forwarded-For, X-Real-IP, Via, CF-Ray,
 * True-Client-IP … The only X- header that does not indicate a proxy is the one that scripts send.
 */
const proxyHeader = /^(?!x-requested-with$)(x-.*|via|cf-.*|cdn-.*|fly-.*|proxy-.*|.*forwarded.*|.*-ip)$/i;

/**
 * Whether the client runs on this machine with nothing in between, as far as the request shows: it comes from
 * loopback, to a site served on loopback only, under that site’s exact name and port (which rules out DNS
 * rebinding), and without a trace of a proxy. HTTP/1.0 and single-request connections are such traces: nginx
 * uses them and browsers do not. A proxy that leaves no trace looks like a browser.
 */
export function isAtThisMachine(
  { PUBLIC_URL, TRUST_PROXY }: Pick<Environment, 'PUBLIC_URL' | 'TRUST_PROXY'>,
  { peer, httpVersion, url, headers }: Arrival,
): boolean {
  const site = new URL(PUBLIC_URL);
  const host = headers.get('Host');
  const names = [new URL(url), ...(host === null ? [] : [URL.parse(`http://${host}`)])];
  return (
    !TRUST_PROXY &&
    // The server itself only speaks HTTP.
    site.protocol === 'http:' &&
    isLoopback(site.hostname) &&
    isLoopback(peer) &&
    httpVersion !== '1.0' &&
    headers.get('Connection')?.toLowerCase() !== 'close' &&
    names.every((name) => name?.host === site.host) &&
    !headers.keys().some((name) => proxyHeader.test(name))
  );
}
