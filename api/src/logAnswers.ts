import type { MiddlewareHandler } from 'hono';
import type { Environment } from './environment.ts';
import { isBuffered } from './bufferedBody.ts';
import type { OriginalMethod } from './headAsGet.ts';
import { followBody, type BodyEnd } from './followBody.ts';
import { clientNetwork } from './limits/clientAddress.ts';
import { currentRequestId, log, logRequest } from './log.ts';
import type { Connection } from './requestContext.ts';

/** Assigns each request an id, which its answer and the log include, and logs it once the answer is sent. */
export function logAnswers(environment: Environment): MiddlewareHandler<Connection & OriginalMethod> {
  return async (c, next) => {
    const started = performance.now();
    const requestId = crypto.randomUUID();
    await currentRequestId.run(requestId, next);
    // Unlike c.header, which copies the whole answer.
    c.res.headers.set('X-Request-Id', requestId);
    const { method } = c.var;
    const { path } = c.req;
    const milliseconds = performance.now() - started;
    const forwardedFor = c.req.header('X-Forwarded-For');
    const peer = c.env?.incoming?.socket?.remoteAddress ?? '';
    const network = clientNetwork(environment, forwardedFor, peer);
    const onEnd = ({ failure }: BodyEnd) => {
      if (failure) log.error({ err: failure, requestId }, 'The answer was cut off while it was being sent');
      logRequest({
        requestId,
        method,
        path,
        status: c.res.status,
        milliseconds,
        network,
        brokeOff: Boolean(failure),
      });
    };
    const { outgoing } = c.env ?? {};
    if (outgoing && isBuffered(c.res)) {
      outgoing.once('close', () => onEnd({}));
      return;
    }
    const answer = followBody(c.res, outgoing && (() => outgoing.destroy()), onEnd);
    c.res = undefined;
    c.res = answer;
  };
}
