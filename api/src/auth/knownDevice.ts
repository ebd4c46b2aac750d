import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

// A cookie that proves an earlier sign-in to this account from this browser (OWASP’s device cookies). It
// grants no access: wrong passwords from known devices are counted apart from those of strangers, who thus
// cannot lock the owner out. Each account signs with its own key, so the cookie neither identifies accounts
// nor links them to each other.

/** A device stays known for a year after its last sign-in; in seconds. */
export const knownDeviceSeconds = 365 * 24 * 60 * 60;

/** The maximum number of admins to whom one browser is known. */
const accountLimit = 5;

/** The fields of an account that identify its devices. */
export interface DeviceAccount {
  deviceKey: string;
}

const signatureOf = (account: DeviceAccount, signed: string) =>
  createHmac('sha256', account.deviceKey).update(signed).digest();

/** The cookie’s entries, one per account: `<random name>.<expiry, in seconds since 1970>.<signature>`. */
const entriesOf = (cookie: string) =>
  cookie.split('~').flatMap((text) => {
    const [, signed, name, end, signature] = /^(([\w-]{22})\.(\d{1,10}))\.([\w-]{43})$/.exec(text) ?? [];
    return signed && name && end && signature ? [{ text, signed, name, end: Number(end), signature }] : [];
  });

/**
 * Looks up the device’s random name for an account; null for a cookie that is absent, forged, expired or
 * another account’s.
 * @param cookie `Client.device`
 */
export function knownDevice(account: DeviceAccount, cookie: string): string | null {
  const known = entriesOf(cookie).find(
    ({ signed, end, signature }) =>
      end * 1000 > Date.now() &&
      timingSafeEqual(Buffer.from(signature, 'base64url'), signatureOf(account, signed)),
  );
  return known?.name ?? null;
}

/**
 * The cookie of a device that has just signed in to an account. Names are never reused, so copies of a cookie
 * share one name.
 */
export function rememberDevice(account: DeviceAccount, cookie: string): string {
  const known = knownDevice(account, cookie);
  const others = entriesOf(cookie).filter(({ name }) => name !== known);
  const end = Math.floor(Date.now() / 1000) + knownDeviceSeconds;
  const signed = `${randomBytes(16).toString('base64url')}.${end}`;
  const entry = `${signed}.${signatureOf(account, signed).toString('base64url')}`;
  return [entry, ...others.map(({ text }) => text)].slice(0, accountLimit).join('~');
}
