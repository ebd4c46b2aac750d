// Entity tags in the headers of requests (RFC 9110, sections 8.8.3 and 13.1).

const tag = /(?:W\/)?"([^"]*)"/g;

/**
 * The tags that If-Match or If-None-Match lists, without quotes and W/; “*” for any. Null for what is no such list.
 */
export function readTags(header: string): readonly string[] | '*' | null {
  if (header.trim() === '*') return '*';
  const tags = [...header.matchAll(tag)].map(([, opaque = '']) => opaque);
  return tags.length > 0 && /^[\s,]*$/.test(header.replaceAll(tag, '')) ? tags : null;
}

/** Whether who asks has the answer with this tag already, by weak comparison (RFC 9110, section 13.1.2). */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined || ifNoneMatch === etag) return ifNoneMatch === etag;
  const tags = readTags(ifNoneMatch);
  return tags === '*' || tags?.includes(etag.replace(/^W\/|"/g, '')) === true;
}
