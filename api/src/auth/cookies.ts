import { parse, serialize } from 'hono/utils/cookie';
import type { Environment } from '../environment.ts';
import { knownDeviceSeconds } from './knownDevice.ts';
import type { Credentials } from './session.ts';

/** The name of a cookie that the browser ties to this exact host, if the site is served over TLS. */
function cookieName(environment: Environment, name: string): string {
  return environment.PUBLIC_URL.startsWith('https:') ? `__Host-${name}` : name;
}

function cookie(environment: Environment, name: string, value: string, maxAge: number): string {
  return serialize(cookieName(environment, name), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
    secure: environment.PUBLIC_URL.startsWith('https:'),
    maxAge,
  });
}

/**
 * The Set-Cookie lines of a sign-in or a refresh, valid as long as the session. The access token’s cookie
 * outlives the token, so that the server can ask the browser to refresh.
 */
export function credentialCookies(environment: Environment, credentials: Credentials): string[] {
  const { accessToken, refreshToken, lifetime } = credentials;
  return [
    cookie(environment, 'access_token', accessToken, lifetime),
    cookie(environment, 'refresh_token', refreshToken, lifetime),
  ];
}

/** The Set-Cookie line that identifies a device to an account; signing out keeps it. */
export function deviceCookie(environment: Environment, device: string): string {
  return cookie(environment, 'device_token', device, knownDeviceSeconds);
}

/** The Set-Cookie lines of a sign-out. */
export function clearCookies(environment: Environment): string[] {
  return [cookie(environment, 'access_token', '', 0), cookie(environment, 'refresh_token', '', 0)];
}

/** Reads a cookie of the request; for access, refresh and device tokens, pass the name without the prefix. */
export function readCookie(
  environment: Environment,
  header: string | undefined,
  name: string,
): string | undefined {
  if (!header) return undefined;
  const fullName = name.endsWith('_token') ? cookieName(environment, name) : name;
  return parse(header, fullName)[fullName];
}
