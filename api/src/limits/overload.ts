import { readRule } from '../auth/permission.ts';
import type { LimitedCall } from './limits.ts';
import { siteLimits } from './siteLimit.ts';

/** Calls of one kind over the limit of the whole site, within the last day. */
export interface Overload {
  call: LimitedCall;
  /** The number of calls over the limit. */
  count: number;
}

/** The kinds of calls over the site’s limit; empty in quiet times. @throws UnauthenticatedError */
export const listOverloads = readRule('operations.read', async (): Promise<Overload[]> => {
  const overloads = await Promise.all(
    Object.entries(siteLimits).map(async ([call, limit]) => ({
      call: call as LimitedCall,
      count: await limit.excess(),
    })),
  );
  return overloads.filter(({ count }) => count > 0);
});
