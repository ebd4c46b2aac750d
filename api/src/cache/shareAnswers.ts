import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler, Next } from 'hono';
import { runningTrace, type Trace } from '../database/trace.ts';
import { sharedAnswers } from '../operations/metrics.ts';
import { kibibyte, mebibyte, textOf } from '../requestBody.ts';
import type { Variables } from '../rest/route.ts';
import { Answer } from './answer.ts';
import { answerKey, inClientsKey, inKey, isClientsOperation, postKey } from './answerKey.ts';
import type { Group } from './groupedCache.ts';
import { knownAddress } from './knownAddress.ts';
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
  c: Context,
  { isPrivate, read }: Trace,
  covered: ReadonlySet<string>,
): Promise<Answer | null> {
  addVary(c.res.headers);
  const varies = c.res.headers.get('Vary')?.toLowerCase().split(/,\s*/) ?? [];
  const isShared = c.res.status === 200 && !isPrivate && varies.every((name) => covered.has(name));
  if (!isShared) return null;
  return new Answer(c.res.headers, Buffer.from(await c.res.arrayBuffer()), read, c.req.method === 'POST');
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

/** The answers to longer bodies are not shared. In bytes. */
export const longestSharedBody = 16 * kibibyte;

/**
 * The bounds of the answers to operations that clients wrote: together, per network, and per text with whatever
 * variables. So unique operations displace nobody else’s answers.
 */
function groupsOf(trace: Trace, text: string): Group[] {
  const hash = createHash('sha256').update(text).digest('base64url');
  return [
    { name: 'clients’ operations', entries: 10_000, bytes: 24 * mebibyte },
    { name: `network ${trace.network()}`, entries: 500, bytes: 4 * mebibyte },
    { name: `text ${hash}`, entries: 500, bytes: 4 * mebibyte },
  ];
}

/** Serves the answer from the cache, or makes it for all requests with the key. */
async function share(c: Context<Variables>, next: Next, trace: Trace, sharing: Sharing): Promise<void> {
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
  const answer = await answers.share(key, make, groups);
  if (!answer) return answerOne(c, isMine ? async () => {} : next);
  sharedAnswers.inc({ source: isMine ? 'made' : 'cache' });
  const { status, headers, body } = await answer.reply({
    ifNoneMatch: c.req.header('If-None-Match'),
    acceptEncoding: c.req.header('Accept-Encoding'),
  });
  c.res = undefined;
  c.res = new Response(body && new Uint8Array(body), { status, headers });
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
  const isClients = isClientsOperation(address);
  const { query, extensions } = isClients ? c.req.query() : {};
  return share(c, next, trace, {
    key,
    covered: isClients ? inClientsKey : inKey,
    groups: isClients ? groupsOf(trace, query || extensions || '') : [],
  });
};

/** The same for GraphQL operations in the body of POST requests. */
export const sharePosted: MiddlewareHandler<Variables> = async (c, next) => {
  const trace = runningTrace();
  if (!trace || !(Number(c.req.header('Content-Length')) <= longestSharedBody)) return next();
  const { raw } = c.req;
  const body = await textOf(raw);
  c.req.raw = new Request(raw.url, { method: 'POST', headers: raw.headers, body, signal: raw.signal });
  const key = postKey(c.var.context.environment, (name) => raw.headers.get(name) ?? undefined, body);
  if (key === null) return next();
  return share(c, next, trace, { key, covered: inClientsKey, groups: groupsOf(trace, textIn(body)) });
};

/** The operation in a body; without its variables, on which only the answer depends. */
function textIn(body: string): string {
  try {
    const { query, extensions, documentId } = JSON.parse(body) as Record<string, unknown>;
    return JSON.stringify([query, extensions, documentId]);
  } catch {
    return body;
  }
}
