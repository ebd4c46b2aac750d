import { z } from 'zod';
import { because, line, linePattern, otherSpelling, required } from './inputFields.ts';
import { disguisesPicture, withoutOwnOrigin } from './origins/ownOrigins.ts';

/**
 * The address of an image: http(s), or a path on this site; or empty text for none. At most 2,048 characters.
 * An address of this site loses its origin; one of a picture is as in the library.
 */
export function pictureUrl() {
  return line(2048)
    .refine(
      (text) => text === '' || isWebAddress(text),
      because('PICTURE', 'Enter an http(s) address, or a path on this site that starts with “/”.'),
    )
    .refine((text) => !disguisesPicture(text, [text]), otherSpelling)
    .overwrite(withoutOwnOrigin)
    .meta({ pattern: String.raw`^(?:$|/(?![/\\])|[Hh][Tt][Tt][Pp][Ss]?:)${linePattern}` });
}

/**
 * Dots before the @ as mail servers accept them unquoted (RFC 5321, section 4.1.2), and no encoded word (RFC
 * 2047).
 */
const localPart = /^(?!.*=\?)(?!\.)(?!.*\.\.)(?!.*\.@)/;

export const otherEmail = because('EMAIL', 'Enter an email address, such as name@example.org.');

/** Whether browsers and mail servers accept the address, and its domain can exist on the internet. */
export function isEmailAddress(text: string): boolean {
  return z.regexes.html5Email.test(text) && localPart.test(text) && text.includes('.', text.indexOf('@'));
}

/**
 * A required email address of at most 254 characters, the maximum of RFC 5321: one that both browsers and
 * mail servers accept, with a domain that can exist on the internet (docs/product.md#validation).
 */
export function emailAddress() {
  return required(line(254)).refine(isEmailAddress, otherEmail).meta({ format: 'email' });
}

export const otherWebsite = because('WEBSITE', 'Enter an http(s) address.');

/** The address of a website, http(s); or empty text for none. At most 2,048 characters. */
export function websiteUrl() {
  return line(2048)
    .refine((text) => text === '' || isHttpUrl(text), otherWebsite)
    .refine((text) => !disguisesPicture(text, [text]), otherSpelling)
    .meta({ pattern: String.raw`^(?:$|[Hh][Tt][Tt][Pp][Ss]?://[^/?#\\])${linePattern}` });
}

/** The address of a website as it may have been stored, in archives and the history, before hosts were checked. */
export function storedWebsiteUrl() {
  return line(2048)
    .refine((text) => text === '' || hasHttpScheme(text), otherWebsite)
    .refine((text) => !disguisesPicture(text, [text]), otherSpelling);
}

/** An address up to its path, with a host but no user. Browsers take “http:host” without // for a path. */
const authority = /^https?:\/\/[^/?#\\@]+(?:[/?#]|$)/i;

/** Whether a host of this name can exist: an IPv6 address, or a domain (RFC 1123, section 2.1), also with underscores. */
function canExist(host: string): boolean {
  const labels = host.replace(/\.$/, '').split('.');
  return host.startsWith('[') || labels.every((label) => /^(?!-)[\w-]{1,63}(?<!-)$/.test(label));
}

/** Whether the text is an http(s) address with a host that can exist, and without a user or password in front of it. */
export function isHttpUrl(text: string): boolean {
  return authority.test(text) && canExist(URL.parse(text)?.hostname ?? '');
}

/** Whether the address is http(s), so that a link to it cannot run a script. */
function hasHttpScheme(text: string): boolean {
  return /^https?:$/.test(URL.parse(text)?.protocol ?? '');
}

function isWebAddress(text: string): boolean {
  // Browsers treat \ as /, so /\host is another site, like //host.
  return text.startsWith('/') ? !/^\/[/\\]/.test(text) : hasHttpScheme(text);
}
