import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

// A cookie that says “somebody has signed in to this account from this browser” (OWASP’s device cookies). It opens
// nothing: its wrong passwords are counted apart from those of strangers, who can then not lock the owner out.
// Each account signs with a key of its own, so the cookie names no account and joins none with another.

/** A device stays known for so long after its last sign-in, in seconds: a year. */
export const knownDeviceSeconds = 365 * 24 * 60 * 60;

/** A browser that several admins share is known to so many of them. */
const accountLimit = 5;

/** An account, as far as its devices are concerned. */
export interface DeviceAccount {
  deviceKey: string;
}

const signatureOf = (account: DeviceAccount, signed: string) =>
  createHmac('sha256', account.deviceKey).update(signed).digest();

/** The cookie’s entries, one for each account: `<random name>.<end, in seconds since 1970>.<signature>`. */
const entriesOf = (cookie: string) =>
  cookie.split('~').flatMap((text) => {
    const [, signed, name, end, signature] = /^(([\w-]{22})\.(\d{1,10}))\.([\w-]{43})$/.exec(text) ?? [];
    return signed && name && end && signature ? [{ text, signed, name, end: Number(end), signature }] : [];
  });

/**
 * Whether a device is known to an account: the device’s random name, or null for a cookie that is absent, forged,
 * expired or another account’s.
 * @param cookie `Client.device`
 */
export function knownDevice(account: DeviceAccount, cookie: string): string | null {
  const own = entriesOf(cookie).find(
    ({ signed, end, signature }) =>
      end * 1000 > Date.now() &&
      timingSafeEqual(Buffer.from(signature, 'base64url'), signatureOf(account, signed)),
  );
  return own?.name ?? null;
}

/** The cookie of a device that has just signed in to an account. A name is never used again, so a copy is alone. */
export function rememberDevice(account: DeviceAccount, cookie: string): string {
  const known = knownDevice(account, cookie);
  const others = entriesOf(cookie).filter(({ name }) => name !== known);
  const end = Math.floor(Date.now() / 1000) + knownDeviceSeconds;
  const signed = `${randomBytes(16).toString('base64url')}.${end}`;
  const entry = `${signed}.${signatureOf(account, signed).toString('base64url')}`;
  return [entry, ...others.map(({ text }) => text)].slice(0, accountLimit).join('~');
}
