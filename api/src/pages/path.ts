import { isAdminAddress } from '../../../web/src/shared/pages/adminAddress.ts';

/** Characters that need no encoding (RFC 3986, section 2.3): encoded, they are the same address. */
const needlesslyEncoded = /%(?:2D|5F|7E|3\d|[46][1-9A-F]|[57][\dA])/gi;

/** Addresses of programs and files: they are exact, without a slash at the end. */
const isExact = (path: string) => /\.\w+\/?$/.test(path) || /^\/(?:api|graphql)(?:\/|$)/i.test(path);

/**
 * The one form of a page’s path (docs/product.md#addresses); all others redirect to it. Two leading slashes would be
 * read as another site’s address wherever the path is used alone (RFC 3986, section 4.2).
 */
export function normalizePath(path: string): string {
  const whole = path.replace(/\/{2,}/g, '/');
  if (isExact(whole)) return whole;
  const plain = whole.replace(needlesslyEncoded, decodeURIComponent).replace(/(?<=.)\/$/, '');
  const lower = plain.replace(/%..|[A-Z]/g, (part) => (part[0] === '%' ? part : part.toLowerCase()));
  // The dashboard’s addresses contain names in any case.
  if (isAdminAddress(lower)) return lower.slice(0, '/admin'.length) + plain.slice('/admin'.length);
  return lower.replace(/\/0+(?=\d+$)/, '/');
}
