/** An address that begins with a host name: a domain with a dot, before any path. */
const hostFirst = /^[^\s/:?#@\\]+\.[^\s/:?#@\\.]+(?::\d+)?(?:[/?#]|$)/;

/** The address of a website as people type it, completed with https:// if it has no scheme. */
export function withScheme(address: string): string {
  return hostFirst.test(address) ? `https://${address}` : address;
}
