import { RateLimiterMemory } from 'rate-limiter-flexible';
import { networkOf, takePoints } from '../throttle.ts';

/** Sign-in attempts: 5 in 15 minutes for one account from one address, 50 for one account, 30 from one address. */
const duration = 15 * 60;
const pair = new RateLimiterMemory({ keyPrefix: 'sign-in:pair', points: 5, duration });
const account = new RateLimiterMemory({ keyPrefix: 'sign-in:account', points: 50, duration });
const address = new RateLimiterMemory({ keyPrefix: 'sign-in:address', points: 30, duration });

/**
 * Counts an attempt before the password is looked at, so that parallel guesses count too.
 * @returns forgives the attempt, for a sign-in that succeeded
 * @throws TooManyAttemptsError
 */
export async function countSignInAttempt(email: string, clientAddress: string): Promise<() => Promise<void>> {
  const network = networkOf(clientAddress);
  await takePoints([
    { limiter: address, key: network },
    { limiter: pair, key: `${email} ${network}` },
    { limiter: account, key: email },
  ]);
  return async () => {
    await Promise.all([address.reward(network), pair.delete(`${email} ${network}`), account.reward(email)]);
  };
}
