import { limiter, networkOf, takePoints } from '../throttle.ts';

/** Sign-in attempts: 5 in 15 minutes for one account from one address, 50 for one account, 30 from one address. */
const duration = 15 * 60;
const pair = limiter('sign-in:pair', { points: 5, duration });
const account = limiter('sign-in:account', { points: 50, duration });
const address = limiter('sign-in:address', { points: 30, duration });

/**
 * Counts an attempt before the password is looked at, so that parallel guesses count too.
 * @returns forgives the attempt, for a sign-in that succeeded
 * @throws TooManyAttemptsError
 */
export async function countSignInAttempt(email: string, clientAddress: string): Promise<() => Promise<void>> {
  const network = networkOf(clientAddress);
  await takePoints([
    { limit: address, key: network },
    { limit: pair, key: `${email} ${network}` },
    { limit: account, key: email },
  ]);
  return async () => {
    await Promise.all([
      address().reward(network),
      pair().delete(`${email} ${network}`),
      account().reward(email),
    ]);
  };
}
