import type { Context, MiddlewareHandler, Next } from 'hono';
import { runningTrace, type Trace } from '../database/trace.ts';
import { sharedAnswers } from '../operations/metrics.ts';
import type { Variables } from '../rest/route.ts';
import { Answer } from './answer.ts';
import { answerKey, inKey } from './answerKey.ts';
import { knownAddress } from './knownAddress.ts';
import { addVary } from './vary.ts';

/** The route’s answer, to be shared by all equivalent requests; null if it is private. */
async function takeAnswer(c: Context, { isPrivate, read }: Trace): Promise<Answer | null> {
  addVary(c.res.headers);
  const varies = c.res.headers.get('Vary')?.toLowerCase().split(/,\s*/) ?? [];
  const isShared = c.res.status === 200 && !isPrivate && varies.every((name) => inKey.has(name));
  return isShared ? new Answer(c.res.headers, Buffer.from(await c.res.arrayBuffer()), read) : null;
}

const hasFailed = (c: Context, trace: Trace) => trace.hasFailed || c.res.status >= 500;

/**
 * An answer that is not shared here must not be stored by other caches either, which may store answers without
 * Cache-Control.
 */
async function answerOne(c: Context, next: Next): Promise<void> {
  await next();
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'private, no-cache');
}

/**
 * Removes the query parameters that nothing reads, so that no answer depends on anything outside its key.
 * @returns the remaining address
 */
function forgetUnknown(c: Context): string {
  const { origin, pathname, search } = new URL(c.req.url);
  const address = knownAddress(pathname + search);
  if (address !== pathname + search) c.req.raw = new Request(origin + address, c.req.raw);
  return address;
}

/**
 * Caches a route’s answers to visitors for all equivalent requests, and serves them from the cache. The route only sees
 * the parameters declared for its address.
 */
export const shareAnswers: MiddlewareHandler<Variables> = async (c, next) => {
  const { method } = c.req;
  if (method !== 'GET') return answerOne(c, next);
  const { environment, answers } = c.var.context;
  const address = forgetUnknown(c);
  const key = answerKey(environment, {
    method,
    address,
    header: (name) => c.req.header(name),
  });
  const trace = runningTrace();
  if (key === null || !trace) return answerOne(c, next);
  trace.isPublic = true;
  let isMine = false;
  const answer = await answers.share(key, async () => {
    isMine = true;
    await next();
    const made = await takeAnswer(c, trace);
    // While the database is unavailable, an expired answer is better than none; it is retried in a minute.
    return made ?? (hasFailed(c, trace) ? answers.last(key) : null);
  });
  if (!answer) return answerOne(c, isMine ? async () => {} : next);
  sharedAnswers.inc({ source: isMine ? 'made' : 'cache' });
  const { status, headers, body } = await answer.reply({
    ifNoneMatch: c.req.header('If-None-Match'),
    acceptEncoding: c.req.header('Accept-Encoding'),
  });
  c.res = undefined;
  c.res = new Response(body && new Uint8Array(body), { status, headers });
};
