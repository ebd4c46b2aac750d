import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { TooManyAttemptsError } from '../errors.ts';

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
  try {
    await address.consume(network);
    await pair.consume(`${email} ${network}`);
    await account.consume(email);
  } catch (refusal) {
    if (refusal instanceof Error) throw refusal;
    throw new TooManyAttemptsError(Math.ceil((refusal as RateLimiterRes).msBeforeNext / 1000));
  }
  return async () => {
    await Promise.all([address.reward(network), pair.delete(`${email} ${network}`), account.reward(email)]);
  };
}

/** An IPv6 client owns its /64, so that is what is counted. */
function networkOf(clientAddress: string): string {
  return clientAddress.includes(':') && !clientAddress.includes('.')
    ? clientAddress.split(':').slice(0, 4).join(':')
    : clientAddress;
}
