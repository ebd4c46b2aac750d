import { hash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { runningTrace, type Trace } from '../database/trace.ts';
import { hashIn } from '../graphql/persistedHash.ts';
import { kibibyte, mebibyte, textOf } from '../requestBody.ts';
import type { Variables } from '../rest/route.ts';
import { operationIn, type AskedOperation } from './askedOperation.ts';
import { inClientsKey, postKey } from './answerKey.ts';
import type { Group } from './groupedCache.ts';
import { answerOne, share } from './share.ts';

/** The answers to longer bodies are not shared. In bytes. */
export const longestSharedBody = 16 * kibibyte;

/**
 * The bounds of the answers to operations that clients wrote: together, per network, and per text with whatever
 * variables. So unique operations displace nobody else’s answers.
 */
export function groupsOf(
  trace: Pick<Trace, 'network'>,
  { query, documentId, extensions }: AskedOperation,
): Group[] {
  const text = query || documentId || hashIn(extensions) || '';
  return [
    { name: 'clients’ operations', entries: 10_000, bytes: 24 * mebibyte },
    { name: `network ${trace.network()}`, entries: 500, bytes: 4 * mebibyte },
    { name: `text ${hash('sha256', text, 'base64url')}`, entries: 500, bytes: 4 * mebibyte },
  ];
}

/** The bound of the answers to the site’s own operations in addresses, per network: anybody may vary their variables. */
export const ownGroups = (trace: Pick<Trace, 'network'>): Group[] => [
  { name: `own operations, network ${trace.network()}`, entries: 2_000, bytes: 16 * mebibyte },
];

/** Does what `shareAnswers` does, for GraphQL operations in the body of POST requests. */
export const sharePosted: MiddlewareHandler<Variables> = async (c, next) => {
  const trace = runningTrace();
  if (!trace || !(Number(c.req.header('Content-Length')) <= longestSharedBody)) return next();
  const { raw } = c.req;
  const operation = operationIn(await textOf(raw));
  const header = (name: string) => raw.headers.get(name) ?? undefined;
  const key = postKey(c.var.context.environment, header, operation);
  if (key === null || !operation) return answerOne(c, next);
  return share(c, next, trace, { key, covered: inClientsKey, groups: groupsOf(trace, operation) });
};
