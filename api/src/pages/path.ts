/** Line breaks in a path, as in a link broken by copying. The router has no page for them, not even a 404. */
const lineEnds = /%(?:0[AD]|E2%80%A[89])/gi;

/**
 * The canonical path of a page. Two leading slashes would be read as another site’s address wherever the path
 * is used alone (RFC 3986, section 4.2).
 */
export function normalizePath(path: string): string {
  return path.replace(lineEnds, '').replace(/\/{2,}/g, '/');
}

/**
 * Whether a folder or file in the path is hidden, such as the build’s notes for the server; `.well-known` is
 * not.
 */
export function isHidden(path: string): boolean {
  return /(?:\/|%2f)(?:\.|%2e)(?!well-known\/)/i.test(path);
}
