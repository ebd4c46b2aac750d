import type { Context, MiddlewareHandler } from 'hono';
import { runningTrace, type Trace } from '../database/trace.ts';
import { sharedAnswers } from '../operations/metrics.ts';
import type { Variables } from '../rest/route.ts';
import { Answer } from './answer.ts';
import { answerKey } from './answerKey.ts';

/** What the key of an answer tells apart. */
const inKey = new Set(['cookie', 'accept-language', 'accept-encoding']);

/** What a route has answered, for everybody who asks the same; null where it is nobody else's. */
async function takeAnswer({ res }: Context, { isPrivate, read }: Trace): Promise<Answer | null> {
  const varies = res.headers.get('Vary')?.toLowerCase().split(/,\s*/) ?? [];
  const isShared = res.status === 200 && !isPrivate && varies.every((name) => inKey.has(name));
  return isShared ? new Answer(res.headers, Buffer.from(await res.arrayBuffer()), read) : null;
}

/** Keeps what a route answers to visitors for everybody who asks the same, and answers from what is kept. */
export const shareAnswers: MiddlewareHandler<Variables> = async (c, next) => {
  const { environment, answers } = c.var.context;
  const { pathname, search } = new URL(c.req.url);
  const key = answerKey(environment, {
    method: c.req.method,
    address: pathname + search,
    header: (name) => c.req.header(name),
  });
  const trace = runningTrace();
  if (key === null || !trace) return next();
  trace.isPublic = true;
  let isMine = false;
  const answer = await answers.share(key, async () => {
    isMine = true;
    await next();
    return takeAnswer(c, trace);
  });
  if (!answer) return isMine ? undefined : next();
  sharedAnswers.inc({ source: isMine ? 'made' : 'cache' });
  const { status, headers, body } = await answer.reply({
    ifNoneMatch: c.req.header('If-None-Match'),
    acceptEncoding: c.req.header('Accept-Encoding'),
  });
  c.res = undefined;
  c.res = new Response(body && new Uint8Array(body), { status, headers });
};
