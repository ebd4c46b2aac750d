import { isLoopback } from '../loopback.ts';

// The site’s origin changes with PUBLIC_URL, but the paths of its images do not. So their addresses are
// stored without an origin, and returned under the current one where absolute addresses are needed.

/** PUBLIC_URL, and the site’s former origins. Set once, before anything is served. */
let origins: readonly [string, ...string[]];
let whole: RegExp;
let linked: RegExp;

/** The paths of images, under any origin of the site. */
const picturePath = '(?:/images/|/api/placeholder/)';

const literally = (text: string) => text.replace(/[^\w:/]/g, String.raw`\$&`);

/**
 * Regular expressions for the site’s origins before the paths of images, for both JavaScript and PostgreSQL.
 * - `whole`: in a text that consists of an address only
 * - `linked`: in Markdown, as the target of an image or link, or in a definition of one. Group 1 is the text
 * before it.
 */
export function originPatterns(of: readonly string[]): { whole: string; linked: string } {
  const origin = `(?:${of.map(literally).join('|')})`;
  return {
    whole: String.raw`^${origin}(?=${picturePath}\S*$)`,
    linked: String.raw`(\](?:\(|:)\s*<?)${origin}(?=${picturePath})`,
  };
}

/** @param today PUBLIC_URL */
export function setOwnOrigins(today: string, former: readonly string[]): void {
  origins = [today, ...former.filter((origin) => origin !== today)];
  const patterns = originPatterns(origins);
  whole = new RegExp(patterns.whole);
  linked = new RegExp(patterns.linked, 'g');
}

setOwnOrigins('http://localhost', []);

/** An image’s address, or Markdown text, as it is stored: the site’s own images without an origin. */
export const withoutOwnOrigin = (text: string): string => text.replace(whole, '').replace(linked, '$1');

/** The absolute address of an uploaded image; other text unchanged. */
export const inFull = (text: string): string =>
  /^\/images\/\d+_[\w.-]*$/.test(text) ? origins[0] + text : text;

/** An address on this site, under any of its origins or none, as an URL under the current one; null for any other. */
export function addressHere(address: string): URL | null {
  const url = URL.parse(address, origins[0]);
  return url && origins.includes(url.origin) ? url : null;
}

/** The path of a picture, here or at UploadThing. Group 1 is its part by which its uses are found. */
const picture = /^(\/images\/[\w.-]+|\/f\/[A-Za-z0-9]+$)/;

/**
 * Whether an address in a text is that of a picture of the site, but in a spelling by which this use of it would not be
 * found: with escapes, “/./” or “//”.
 * @param addresses those in the text, as browsers read them
 */
export function disguisesPicture(text: string, addresses: readonly string[]): boolean {
  // Without “//”, “http:host” is a host, or on a page of the same scheme, a path.
  const urls = addresses.flatMap((address) => [URL.parse(address, origins[0]), URL.parse(address)]);
  return urls.some((url) => {
    const [, plain] = picture.exec(decoded(url?.pathname ?? '').replace(/\/{2,}/g, '/')) ?? [];
    const isHere = origins.includes(url?.origin ?? '');
    return plain !== undefined && plain.startsWith('/images/') === isHere && !text.includes(plain);
  });
}

/** The text behind percent-encodings; unchanged if they are not UTF-8. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

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
