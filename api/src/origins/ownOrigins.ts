import { isLoopback } from '../loopback.ts';

// Where the site is changes with PUBLIC_URL; where its pictures are on it does not. So their addresses are stored
// without an origin, and are answered under today’s where an address in full is wanted.

/** PUBLIC_URL, and the origins that the site had before. Set once, before anything is served. */
let origins: readonly [string, ...string[]];
let whole: RegExp;
let linked: RegExp;

/** Where pictures are, under any origin of the site. */
const picturePath = '(?:/images/|/api/placeholder/)';

const literally = (text: string) => text.replace(/[^\w:/]/g, String.raw`\$&`);

/**
 * What finds origins of the site before the paths of pictures, for JavaScript and PostgreSQL alike.
 * - `whole`: in a text that is an address and nothing else
 * - `linked`: in Markdown, as the target of a picture or link, or in a definition of one. Group 1 is what stands before.
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

/** An address of a picture, or a text in Markdown, as it is stored: its own pictures without an origin. */
export const withoutOwnOrigin = (text: string): string => text.replace(whole, '').replace(linked, '$1');

/** The address of an uploaded picture in full; any other text as it is. */
export const inFull = (text: string): string =>
  /^\/images\/\d+_[\w.-]*$/.test(text) ? origins[0] + text : text;

/** HTML with the addresses of this site in full, for readers elsewhere. */
export const htmlInFull = (html: string): string =>
  html.replace(/ (src|href)="(?=\/(?!\/))/g, ` $1="${origins[0]}`);

/** What stays where it is asked for: programs do not follow, or not with their tokens, and open tabs load their scripts. */
const staying = /^\/(?:(?:api|graphql|health|ready|metrics)(?:[/?]|$)|(?!feed\/)[^?]*\.\w+(?:\?|$))/;

/**
 * Where a page or feed is now that was asked for under a former origin; null for what is to be answered as it is.
 * @param address path and query
 */
export function movedTo(host: string, address: string): string | null {
  const [today, ...former] = origins;
  const isOf = (origin: string) => new URL(origin).host === host.toLowerCase();
  // Nobody elsewhere has linked to a loopback address, and an operator asks there for the site as it is.
  const isMoved = former.some((origin) => isOf(origin) && !isLoopback(new URL(origin).hostname));
  return isMoved && !isOf(today) && !staying.test(address) ? today + address : null;
}
