import type { IncomingMessage } from 'node:http';
import { countHeader } from './countHeader.ts';

/** A name or an address, and a port. */
const hostPattern = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::(?<port>\d{1,5}))?$/i;

function isHost(text: string): boolean {
  const found = hostPattern.exec(text);
  return found !== null && Number(found.groups?.['port'] ?? 0) <= 65_535;
}

/** Why the port refuses a request. */
export interface Refusal {
  status: number;
  error: string;
}

const refused = (error: string, status = 400): Refusal => ({ status, error });

const refusals = {
  version: refused('Send the request as HTTP/1.1.', 505),
  coding: refused('Send the body without a transfer coding, or with “chunked” alone.', 501),
  host: refused('Send one Host header, with the name of a host and its port.'),
  target: refused('Ask for a path that begins with “/”.'),
  path: refused('Ask for a path without “\\”, and without “#” and what follows it.'),
  otherHost: refused('The requested address names a different host than the Host header.'),
};

/** The Host header; null if there are several. */
const onlyHost = (request: IncomingMessage): string | null =>
  countHeader(request, 'host') > 1 ? null : (request.headers.host ?? '');

/**
 * Refuses what node:http parses, but not as HTTP/1.1 means it (RFC 9112, sections 2.3 and 6.1): other versions, and
 * bodies with a transfer coding besides “chunked”, which stay encoded.
 */
function refusedForm({ httpVersion, headers }: IncomingMessage): Refusal | null {
  if (!httpVersion.startsWith('1.')) return refusals.version;
  const { 'transfer-encoding': coding = 'chunked' } = headers;
  return coding.toLowerCase() === 'chunked' ? null : refusals.coding;
}

/**
 * Checks that a request names one host and a path on it, and reduces its `url` to the path: an absolute address must
 * name the same host (RFC 9112, section 3.2). Answers build their addresses from PUBLIC_URL and the path.
 * @returns the problem; null if the request is valid
 */
function refusedTarget(request: IncomingMessage): Refusal | null {
  const { url = '', httpVersion } = request;
  const host = onlyHost(request);
  const isMissing = host === '' && httpVersion === '1.0';
  if (host === null || !(isMissing || isHost(host))) return refusals.host;
  if (!url.startsWith('/')) {
    const whole = /^https?:\/\/([^/?#]*)(.*)$/i.exec(url);
    if (!whole) return refusals.target;
    const [, authority = '', rest = ''] = whole;
    if (authority.toLowerCase() !== host.toLowerCase()) return refusals.otherHost;
    request.url = rest.startsWith('/') ? rest : `/${rest}`;
  }
  // Some parsers treat a backslash as a slash, and end the address at “#”, which belongs to no request.
  return /^[^?]*\\|#/.test(request.url ?? '') ? refusals.path : null;
}

/** Why the port refuses a request; null if the app answers it. Reduces the request’s `url` to the path. */
export const refusalOf = (request: IncomingMessage): Refusal | null =>
  refusedForm(request) ?? refusedTarget(request);
