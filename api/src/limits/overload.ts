import { readRule } from '../auth/permission.ts';
import type { LimitedCall } from './limits.ts';
import { siteLimits } from './siteLimit.ts';

/** More calls of one kind than the whole site takes, within the last day. */
export interface Overload {
  call: LimitedCall;
  /** How many there were beyond the limit. */
  count: number;
}

/** What more came of than the whole site takes; nothing in quiet times. @throws UnauthenticatedError */
export const listOverloads = readRule('operations.read', async (): Promise<Overload[]> => {
  const overloads = await Promise.all(
    Object.entries(siteLimits).map(async ([call, limit]) => ({
      call: call as LimitedCall,
      count: await limit.excess(),
    })),
  );
  return overloads.filter(({ count }) => count > 0);
});
