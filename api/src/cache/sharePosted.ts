import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { runningTrace, type Trace } from '../database/trace.ts';
import { kibibyte, mebibyte, textOf } from '../requestBody.ts';
import type { Variables } from '../rest/route.ts';
import { inClientsKey, postKey } from './answerKey.ts';
import type { Group } from './groupedCache.ts';
import { share } from './share.ts';

/** The answers to longer bodies are not shared. In bytes. */
export const longestSharedBody = 16 * kibibyte;

/**
 * The bounds of the answers to operations that clients wrote: together, per network, and per text with whatever
 * variables. So unique operations displace nobody else’s answers.
 */
export function groupsOf(trace: Trace, text: string): Group[] {
  const hash = createHash('sha256').update(text).digest('base64url');
  return [
    { name: 'clients’ operations', entries: 10_000, bytes: 24 * mebibyte },
    { name: `network ${trace.network()}`, entries: 500, bytes: 4 * mebibyte },
    { name: `text ${hash}`, entries: 500, bytes: 4 * mebibyte },
  ];
}

/** Does what `shareAnswers` does, for GraphQL operations in the body of POST requests. */
export const sharePosted: MiddlewareHandler<Variables> = async (c, next) => {
  const trace = runningTrace();
  if (!trace || !(Number(c.req.header('Content-Length')) <= longestSharedBody)) return next();
  const { raw } = c.req;
  const body = await textOf(raw);
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
