/** Line ends in a path, as of a link that was broken when it was copied. The router has no page for them, not even 404. */
const lineEnds = /%(?:0[AD]|E2%80%A[89])/gi;

/**
 * The one path of a page. Two slashes would be read as the beginning of another site’s address wherever the path
 * stands alone (RFC 3986, section 4.2).
 */
export function normalisePath(path: string): string {
  return path.replace(lineEnds, '').replace(/\/{2,}/g, '/');
}

/** Whether a folder or file of the path is hidden, as what the build notes for the server; `.well-known` is not. */
export function isHidden(path: string): boolean {
  return /(?:\/|%2f)(?:\.|%2e)(?!well-known\/)/i.test(path);
}
