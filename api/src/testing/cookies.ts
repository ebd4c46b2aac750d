/** The cookies that a response sets, by name, as a browser would keep them. */
export function cookiesSet(response: Response): Record<string, string> {
  const pairs = response.headers.getSetCookie().map((line) => (line.split(';')[0] ?? '').split('='));
  return Object.fromEntries(pairs.map(([name = '', value = '']) => [name, value]));
}

/** The header with which a browser sends cookies. */
export function cookieHeader(cookies: Record<string, string>): { Cookie: string } {
  return {
    Cookie: Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; '),
  };
}
