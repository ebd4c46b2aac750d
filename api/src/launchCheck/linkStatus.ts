import { request as requestHttp, type Agent } from 'node:http';
import { request as requestHttps } from 'node:https';

/** How long one answer may take, in milliseconds. */
const timeLimit = 10_000;
const mostRedirects = 3;

export interface Asking {
  /** The agent for an address: it refuses those in private networks, after resolving their names. */
  agentFor: (url: string) => Agent;
  userAgent: string;
  /** Gives up. */
  signal: AbortSignal;
}

/** Sends a request, and reads no body. */
function ask(url: URL, method: 'HEAD' | 'GET', { agentFor, userAgent, signal }: Asking) {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise<{ status: number; location: string | undefined }>((resolve, reject) => {
    const sent = request(url, {
      method,
      agent: agentFor(url.href),
      headers: { 'User-Agent': userAgent, Accept: '*/*' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeLimit)]),
    });
    sent.on('response', (response) => {
      resolve({ status: response.statusCode ?? 0, location: response.headers.location });
      response.destroy();
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** An address without a user and a password; null unless it is http(s). */
function plain(address: string, base?: URL): URL | null {
  const url = URL.parse(address, base);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  url.username = '';
  url.password = '';
  return url;
}

/**
 * The status that another site answers at an address, after up to three redirects; null if it does not answer within ten
 * seconds, or is not public. Many servers answer HEAD wrongly: a failure is confirmed by GET.
 */
export async function linkStatus(address: string, asking: Asking): Promise<number | null> {
  try {
    let url = plain(address);
    for (let redirects = 0; url && redirects <= mostRedirects; redirects += 1) {
      const head = await ask(url, 'HEAD', asking);
      const { status, location } = head.status < 400 ? head : await ask(url, 'GET', asking);
      if (status < 300 || status >= 400 || location === undefined) return status;
      url = plain(location, url);
    }
    return null;
  } catch {
    return null;
  }
}
