// Entity tags in the headers of requests (RFC 9110, sections 8.8.3 and 13.1).

/** One element of a list, and the comma after it; elements may be empty (RFC 9110, section 5.6.1). */
const element = /[ \t]*(?:(?:W\/)?"([\x21\x23-\x7e\x80-\xff]*)"[ \t]*)?(?:,|$)/gy;

/**
 * The tags listed in If-Match or If-None-Match, without quotes and W/; “*” for any. Null if the header is not
 * such a list.
 */
export function readTags(header: string): readonly string[] | '*' | null {
  if (header.trim() === '*') return '*';
  const elements = [...header.matchAll(element)];
  const tags = elements.map(([, opaque]) => opaque).filter((opaque) => opaque !== undefined);
  const length = elements.reduce((sum, [text]) => sum + text.length, 0);
  return tags.length > 0 && length === header.length ? tags : null;
}

/** Whether the client already has the answer with this tag, by weak comparison (RFC 9110, section 13.1.2). */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined || ifNoneMatch === etag) return ifNoneMatch === etag;
  const tags = readTags(ifNoneMatch);
  return tags === '*' || tags?.includes(etag.replace(/^W\/|"/g, '')) === true;
}
