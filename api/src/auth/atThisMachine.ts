import type { Environment } from '../environment.ts';
import { isLoopback } from '../loopback.ts';

/** How a request reached the server. */
export interface Arrival {
  /** The address at the other end of the connection. */
  peer: string;
  /** As node:http tells it; absent where there is no connection. */
  httpVersion?: string | undefined;
  url: string;
  headers: Headers;
}

/**
 * What proxies add to a request, and no browser: Forwarded, X-Forwarded-For, X-Real-IP, Via, CF-Ray, True-Client-IP …
 * Of the headers that begin with X- only the one that scripts send says nothing of a proxy.
 */
const proxyHeader = /^(?!x-requested-with$)(x-.*|via|cf-.*|cdn-.*|fly-.*|proxy-.*|.*forwarded.*|.*-ip)$/i;

/**
 * Whether who asks sits at this very machine, with nothing between, as far as a request can show it: from loopback, to
 * a site that is for loopback only, under the very name and port of that site (which a name that was pointed at
 * loopback does not have: DNS rebinding), and without a trace of a proxy. HTTP/1.0 and a connection for one request are
 * such traces: no browser asks so, and nginx does. A proxy that leaves no trace cannot be told from a browser.
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
    // The server itself speaks HTTP only.
    site.protocol === 'http:' &&
    isLoopback(site.hostname) &&
    isLoopback(peer) &&
    httpVersion !== '1.0' &&
    headers.get('Connection')?.toLowerCase() !== 'close' &&
    names.every((name) => name?.host === site.host) &&
    !headers.keys().some((name) => proxyHeader.test(name))
  );
}
