import { prisma } from '../database/client.ts';
import { networksOf } from '../limits/addresses.ts';
import { siteLimits } from '../limits/siteLimit.ts';
import { countersOf, forget, takePoints, tryPoints, type Count } from '../limits/throttle.ts';
import type { Client } from './auth.ts';
import { knownDevice } from './knownDevice.ts';

const counters = countersOf('signIn');

const giveBack = (counts: Count[]) => Promise.all(counts.map(({ limiter, key }) => limiter().reward(key)));

/** The device’s name, if it has signed in to the account before. */
async function deviceOf(email: string, cookie: string): Promise<string | null> {
  if (!cookie) return null;
  const account = await prisma.adminUser.findUnique({
    where: { email, disabledAt: null },
    select: { deviceKey: true },
  });
  return account && knownDevice(account, cookie);
}

/**
 * Counts an attempt before the password is checked, so that parallel guesses count too. A known device has
 * its own attempts, which strangers cannot use up; once they are spent it counts as an unknown one.
 * @returns a function that forgives the attempt, for a successful sign-in
 * @throws TooManyAttemptsError
 */
export async function countSignInAttempt(
  email: string,
  { address, device: cookie }: Pick<Client, 'address' | 'device'>,
): Promise<() => Promise<void>> {
  const device = await deviceOf(email, cookie);
  const ofDevice = device ? counters('accountFromDevice', device) : [];
  if (device && (await tryPoints(ofDevice)) === 0) return () => forget(ofDevice);

  const networks = networksOf(address);
  const ofPair = counters('accountFromAddress', `${email} ${networks[0]?.key}`);
  const ofOthers = [
    ...networks.flatMap(({ scope, key }) => counters(scope, key)),
    ...counters('account', email),
  ];
  await takePoints([...ofPair, ...ofOthers]);
  await siteLimits.signIn.slow(await siteLimits.signIn.count());
  return async () => {
    await Promise.all([forget(ofPair), giveBack(ofOthers)]);
  };
}

/**
 * Counts a code of an account’s second factor, before it is checked: whoever enters it has the password.
 * @returns a function that forgives the attempts, for a right code
 * @throws TooManyAttemptsError
 */
export async function countCode(email: string): Promise<() => Promise<void>> {
  const counts = counters('code', email);
  await takePoints(counts);
  return () => forget(counts);
}
