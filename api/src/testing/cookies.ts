/** The cookies that a response sets, by name, as a browser would store them. */
export function cookiesSet(response: Response): Record<string, string> {
  const pairs = response.headers.getSetCookie().map((line) => (line.split(';')[0] ?? '').split('='));
  return Object.fromEntries(pairs.map(([name = '', value = '']) => [name, value]));
}

/** A browser’s Cookie header. */
export function cookieHeader(cookies: Record<string, string>): { Cookie: string } {
  return {
    Cookie: Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; '),
  };
}
