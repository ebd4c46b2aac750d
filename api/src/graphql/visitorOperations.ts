import { isAsyncIterable } from '@envelop/core';
import type { ExecutionResult } from 'graphql';
import { Answer } from '../cache/answer.ts';
import { inClientsKey, inKey } from '../cache/answerKey.ts';
import type { AskedOperation } from '../cache/askedOperation.ts';
import type { Asked, MakeAnswer } from '../cache/frontDoor.ts';
import { groupsOf, ownGroups } from '../cache/sharePosted.ts';
import { traced, runningTrace, varyBy, type Trace } from '../database/trace.ts';
import { clientNetwork } from '../limits/clientAddress.ts';
import { sharedAnswers } from '../operations/metrics.ts';
import { visitorContext, type Services } from '../requestContext.ts';
import { jsonType } from './accept.ts';
import type { RequestContext } from './context.ts';
import { handOver } from './handedOver.ts';
import { hashIn } from './persistedHash.ts';
import { persistedText } from './persistedQueries.ts';
import { executeQuery } from './server.ts';
import { currentSiteOperation } from './siteOperations.ts';

/** The text of an operation; undefined if it is unknown, or must be looked at more closely. */
function textOf({ query, documentId, extensions }: AskedOperation): string | undefined {
  const hash = hashIn(extensions);
  const named = [query, documentId, hash ?? undefined].filter((each) => each !== undefined);
  if (named.length > 1) return undefined;
  if (hash !== null) return persistedText(hash);
  return documentId === undefined ? query : currentSiteOperation(documentId);
}

/** Aborted once the client has disconnected. */
function disconnection({ response }: Asked): AbortSignal {
  const controller = new AbortController();
  if (response.destroyed) controller.abort();
  else response.once('close', () => controller.abort());
  return controller.signal;
}

/** The answer with a query’s data; null if it may not be shared. */
async function answerOf(
  { answers }: RequestContext,
  result: ExecutionResult & { stringify?: (result: ExecutionResult) => string },
  trace: Trace,
  { type, covered, isPosted }: { type: string; covered: ReadonlySet<string>; isPosted: boolean },
): Promise<Answer | null> {
  const varies = [...trace.variesBy];
  if (trace.isPrivate || !result.stringify || !varies.every((name) => covered.has(name.toLowerCase())))
    return null;
  const period = await answers.periodOf(trace.read, trace.now).catch(() => null);
  const headers = {
    'content-type': `${type}; charset=utf-8`,
    ...(varies.length > 0 && { vary: varies.join(', ') }),
  };
  return period && new Answer(headers, Buffer.from(result.stringify(result)), trace.read, period, isPosted);
}

/**
 * Answers visitors’ queries as the app does, with the same limits, permissions, headers and sharing, but without
 * the objects that Hono and Yoga make of each request, which take longer than a small query. What is anything else (a
 * refusal, a failure, a private answer) is left to the app, which gets the result if there is one.
 */
export function visitorOperations(services: Services): MakeAnswer {
  const { environment, answers } = services;
  return async (asked) => {
    const { key, operation, isPosted, isOwn, request } = asked;
    const text = textOf(operation);
    const type = isOwn ? 'application/json' : jsonType(request.headers.accept);
    if (text === undefined || type === undefined) return null;
    let answer: Answer | null = null;
    const work = async () => {
      const trace = runningTrace();
      if (!trace) return;
      let isMine = false;
      const make = async () => {
        isMine = true;
        const context = visitorContext(services, request);
        const result = await executeQuery(context, text, operation, () => {
          // Mutations are posted, and may not read from a replica.
          trace.isPublic = !isPosted;
          if (!isPosted && !isOwn) varyBy('Accept');
        });
        if (!result) return null;
        const made =
          isAsyncIterable(result) || result.errors
            ? null
            : await answerOf(context, result, trace, {
                type,
                covered: isOwn ? inKey : inClientsKey,
                isPosted,
              });
        if (!made) handOver(request, { result, trace });
        return made;
      };
      const groups = isOwn ? ownGroups(trace) : groupsOf(trace, operation);
      answer = await answers.share(key, make, groups, trace.now);
      if (answer) sharedAnswers.inc({ source: isMine ? 'made' : 'cache' });
    };
    const peer = request.socket.remoteAddress ?? '';
    await traced(work, {
      disconnected: () => disconnection(asked),
      network: () =>
        clientNetwork(environment, request.headers['x-forwarded-for'] as string | undefined, peer),
    });
    return answer;
  };
}
