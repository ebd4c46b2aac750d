import { createHash } from 'node:crypto';
import { targetOf } from './siteAddress.ts';

/** The key of an address in the table of external links. */
export const linkHash = (url: string): string => createHash('sha256').update(url).digest('base64url');

/** Whether an address is on another site. */
export const isExternal = (address: string): boolean =>
  /^https?:\/\//i.test(address) && targetOf(address) === null;
