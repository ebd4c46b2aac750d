import type { Context, Next } from 'hono';
import { bodyOf, bufferedResponse } from '../bufferedBody.ts';
import type { Trace } from '../database/trace.ts';
import { sharedAnswers } from '../operations/metrics.ts';
import type { Variables } from '../rest/route.ts';
import { Answer } from './answer.ts';
import type { Group } from './groupedCache.ts';
import { addVary } from './vary.ts';

/** How a request’s answer is shared. */
interface Sharing {
  key: string;
  /** The request headers that the key covers. */
  covered: ReadonlySet<string>;
  groups: readonly Group[];
}

/** The route’s answer, to be shared by all equivalent requests; null if it is private. */
async function takeAnswer(
  c: Context<Variables>,
  { isPrivate, read, now }: Trace,
  covered: ReadonlySet<string>,
): Promise<Answer | null> {
  addVary(c.res.headers);
  const varies = c.res.headers.get('Vary')?.toLowerCase().split(/,\s*/) ?? [];
  const isShared = c.res.status === 200 && !isPrivate && varies.every((name) => covered.has(name));
  if (!isShared) return null;
  // Without its period it may not be shared, but is as right as one that is.
  const period = await c.var.context.answers.periodOf(read, now).catch(() => null);
  // Lowercases the names: Yoga’s Headers keep the case in which a name was set.
  const headers = Object.fromEntries(new Headers(c.res.headers));
  // Of the connection on which it was made (RFC 9110, section 7.6.1): with a length, a transfer coding is invalid.
  for (const name of ['connection', 'transfer-encoding']) delete headers[name];
  return period && new Answer(headers, await bodyOf(c.res), read, period, c.req.method === 'POST');
}

const hasFailed = (c: Context, trace: Trace) => trace.hasFailed || c.res.status >= 500;

/**
 * An answer that is not shared here must not be stored by other caches either, which may store answers without
 * Cache-Control.
 */
export async function answerOne(c: Context, next: Next): Promise<void> {
  await next();
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'private, no-cache');
}

/** Serves the answer from the cache, or makes it for all requests with the key. */
export async function share(
  c: Context<Variables>,
  next: Next,
  trace: Trace,
  sharing: Sharing,
): Promise<void> {
  const { answers } = c.var.context;
  const { key, covered, groups } = sharing;
  let isMine = false;
  const make = async () => {
    isMine = true;
    await next();
    const made = await takeAnswer(c, trace, covered);
    // While the database is unavailable, an expired answer is better than none; it is retried in a minute.
    return made ?? (hasFailed(c, trace) ? answers.last(key) : null);
  };
  const answer = await answers.share(key, make, groups, trace.now);
  if (!answer) return answerOne(c, isMine ? async () => {} : next);
  sharedAnswers.inc({ source: isMine ? 'made' : 'cache' });
  const { status, headers, body } = await answer.reply({
    ifNoneMatch: c.req.header('If-None-Match'),
    acceptEncoding: c.req.header('Accept-Encoding'),
  });
  c.res = undefined;
  c.res = bufferedResponse(body, { status, headers });
}
