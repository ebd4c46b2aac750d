import type { IncomingMessage } from 'node:http';

/** How often a request has a header, in lower case: of some, Node keeps only the first. It copies no header to tell. */
export function countHeader({ rawHeaders }: IncomingMessage, name: string): number {
  let count = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const given = rawHeaders[i];
    if (given?.length === name.length && given.toLowerCase() === name) count += 1;
  }
  return count;
}
