import type { Environment } from './environment.ts';
import { isLoopback } from './loopback.ts';
import { HttpError } from './rest/errors.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether an origin is this site’s. */
export function isOwnOrigin(environment: Environment, origin: string): boolean {
  const own = new URL(environment.PUBLIC_URL);
  if (origin === own.origin) return true;
  // A site on loopback accepts all names of loopback, on its port.
  const given = URL.parse(origin);
  return given !== null && isLoopback(own.hostname) && isLoopback(given.hostname) && given.port === own.port;
}

/**
 * Refuses requests that another site makes a visitor’s browser send (cross-site request forgery), on every
 * path. Programs that send neither Origin nor Sec-Fetch-Site are not browsers and carry no visitor’s cookies.
 * @throws HttpError 403
 */
export function refuseForeignOrigin(environment: Environment, { method, headers }: Request): void {
  if (safeMethods.has(method)) return;
  const origin = headers.get('Origin');
  const site = headers.get('Sec-Fetch-Site');
  const foreign = origin ? !isOwnOrigin(environment, origin) : site === 'cross-site' || site === 'same-site';
  if (foreign) throw new HttpError(403, 'Requests from other sites are not accepted.');
}
