import type { Context, MiddlewareHandler } from 'hono';
import { runningTrace, type Trace } from '../database/trace.ts';
import type { Variables } from '../rest/route.ts';
import { answerKey, inClientsKey, inKey } from './answerKey.ts';
import { operationAt } from './askedOperation.ts';
import type { Group } from './groupedCache.ts';
import { readAddress } from './readAddress.ts';
import { answerOne, share } from './share.ts';
import { groupsOf, ownGroups } from './sharePosted.ts';

/**
 * Removes the query parameters that nothing reads, so that no answer depends on anything outside its key.
 * @returns the remaining address
 */
function forgetUnknown(c: Context): string {
  const { origin, pathname, search } = new URL(c.req.url);
  const address = readAddress(pathname + search).known;
  if (address !== pathname + search) c.req.raw = new Request(origin + address, c.req.raw);
  return address;
}

/** The bounds of the answers at an address. */
function groupsAt(trace: Trace, address: string): Group[] {
  const { isClientsOperation, isOwnOperation } = readAddress(address);
  if (isClientsOperation) return groupsOf(trace, operationAt(address) ?? {});
  return isOwnOperation ? ownGroups(trace) : [];
}

/**
 * Caches a route’s answers to visitors for all equivalent requests, and serves them from the cache. The route only sees
 * the parameters declared for its address.
 */
export const shareAnswers: MiddlewareHandler<Variables> = async (c, next) => {
  const { method } = c.req;
  if (method !== 'GET') return answerOne(c, next);
  const address = forgetUnknown(c);
  const header = (name: string) => c.req.header(name);
  const key = answerKey(c.var.context.environment, { method, address, header });
  const trace = runningTrace();
  if (key === null || !trace) return answerOne(c, next);
  trace.isPublic = true;
  const covered = readAddress(address).isClientsOperation ? inClientsKey : inKey;
  return share(c, next, trace, { key, covered, groups: groupsAt(trace, address) });
};
