import { markdownParser } from '../../../web/src/shared/markdown/markdownSettings.ts';
import { isLoopback } from '../loopback.ts';

// The site’s origin changes with PUBLIC_URL, but the paths of its images do not. So their addresses are
// stored without an origin, and returned under the current one where absolute addresses are needed.

/** PUBLIC_URL, and the site’s former origins. Set once, before anything is served. */
let origins: readonly [string, ...string[]];

/** @param today PUBLIC_URL */
export function setOwnOrigins(today: string, former: readonly string[]): void {
  origins = [today, ...former.filter((origin) => origin !== today)];
}

setOwnOrigins('http://localhost', []);

/** The absolute address of an uploaded image; other text unchanged. */
export const inFull = (text: string): string =>
  /^\/images\/\d+_[\w.-]*$/.test(text) ? origins[0] + text : text;

/** An address on this site, under any of its origins or none, as an URL under the current one; null for any other. */
export function addressHere(address: string): URL | null {
  const url = URL.parse(address, origins[0]);
  return url && origins.includes(url.origin) ? url : null;
}

/** The text behind percent-encodings; unchanged if they are not UTF-8. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The paths of pictures, here or at UploadThing. */
const picturePath = /^\/(?:(images|api\/placeholder)\/[\w./-]*|f\/[A-Za-z0-9]+)$/;

/**
 * The address of a picture in the one spelling by which its uses are found: in the normal form of RFC 3986, section 6.2.2,
 * and without an origin of the site. Any other address is unchanged.
 */
export function storedAddress(address: string): string {
  const url = URL.parse(address, origins[0]);
  if (!url || url.username || url.password) return address;
  const path = decoded(url.pathname);
  const isHere = origins.includes(url.origin);
  const [isPicture, folder] = picturePath.exec(path) ?? [];
  if (!isPicture || isHere !== Boolean(folder)) return address;
  return `${isHere ? '' : url.origin}${path}${url.search}${url.hash}`;
}

/** In Markdown: the target of an image or link, also in a definition or within “<>”. Group 1 is the text before it. */
const target = /(\](?:\(|:)\s*<?|<(?=https?:))([^\s<>()]+)/gi;

const { unescapeAll } = markdownParser().utils;

/** Markdown text with the addresses of pictures as they are stored. */
export const withStoredAddresses = (text: string): string =>
  text.replace(target, (written, before: string, address: string) => {
    const meant = unescapeAll(address);
    const stored = storedAddress(meant);
    return stored === meant && !picturePath.test(meant) ? written : before + stored;
  });

/** HTML with absolute addresses of this site, for readers elsewhere. */
export const htmlInFull = (html: string): string =>
  html.replace(/ (src|href)="(?=\/(?!\/))/g, ` $1="${origins[0]}`);

/**
 * Paths that are never redirected: programs do not follow redirects, or drop their tokens, and open tabs load
 * their scripts.
 */
const staying = /^\/(?:(?:api|graphql|health|ready|metrics)(?:[/?]|$)|(?!feed\/)[^?]*\.\w+(?:\?|$))/;

/**
 * The current address of a page or feed that was requested under a former origin; null if the request should
 * be answered as is.
 * @param address path and query
 */
export function movedTo(host: string, address: string): string | null {
  const [today, ...former] = origins;
  const isOf = (origin: string) => new URL(origin).host === host.toLowerCase();
  // No one elsewhere has linked to a loopback address, and an operator uses it to reach the site directly.
  const isMoved = former.some((origin) => isOf(origin) && !isLoopback(new URL(origin).hostname));
  return isMoved && !isOf(today) && !staying.test(address) ? today + address : null;
}
