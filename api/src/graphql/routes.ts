import { except } from 'hono/combine';
import { Hono, type MiddlewareHandler } from 'hono';
import { may } from '../auth/capabilities.ts';
import { readAddress } from '../cache/readAddress.ts';
import { shareAnswers } from '../cache/shareAnswers.ts';
import { sharePosted } from '../cache/sharePosted.ts';
import { varyBy } from '../database/trace.ts';
import type { Web } from '../pages/web.ts';
import { limitBody, mebibyte, takeOnly } from '../requestBody.ts';
import type { Connection } from '../requestContext.ts';
import type { Variables } from '../rest/route.ts';
import { negotiated } from './accept.ts';
import { asksForGraphiQL, graphiql } from './graphiql.ts';
import { takeOver } from './handedOver.ts';
import { yoga } from './server.ts';

const limit = limitBody(mebibyte);
/** For callers who may import an archive. */
const archiveLimit = limitBody(64 * mebibyte);

/** GraphQL at /graphql, and GraphiQL for browsers that open that address. */
export function graphqlRoutes(web: Web) {
  const app = new Hono<Variables & Connection>();
  const showGraphiql = graphiql(web);
  app.get('/graphql', (c, next) => {
    if (readAddress(addressOf(c.req.raw)).isOwnOperation) return next();
    varyBy('Accept');
    return asksForGraphiQL(c.req.raw) ? showGraphiql(c, next) : next();
  });
  app.use('/graphql', shareAnswers);
  // Yoga refuses methods other than GET and POST, whatever the body.
  app.use(
    '/graphql',
    except(
      ({ req }) => req.method !== 'POST',
      (c, next) => (may(c.var.context.viewer, 'database.manage') ? archiveLimit : limit)(c, next),
      takeOnly('application/json', true),
      inLowerCase,
      sharePosted,
    ),
  );
  app.all('/graphql', async (c) => {
    const { context } = c.var;
    context.executed = takeOver(c.env?.incoming);
    return sent(await yoga.fetch(prepared(c.req.raw), context));
  });
  return app;
}

/** Yoga’s answer as this server sends it. */
function sent(answer: Response): Response {
  if (!answer.headers.get('Content-Type')?.startsWith('text/event-stream')) return answer;
  // HTTP/2 forbids the first, and the second is not a coding.
  answer.headers.delete('Connection');
  answer.headers.delete('Content-Encoding');
  // nginx would wait for more.
  answer.headers.set('X-Accel-Buffering', 'no');
  answer.headers.set('Cache-Control', 'no-store');
  return answer;
}

const addressOf = ({ url }: Request) => url.slice(new URL(url).origin.length);

/** Yoga only recognizes lowercase media types. */
const inLowerCase: MiddlewareHandler = async (c, next) => {
  const { headers } = c.req.raw;
  const type = headers.get('Content-Type');
  if (type !== null)
    headers.set(
      'Content-Type',
      type.replace(/^[^;]*/, (name) => name.toLowerCase()),
    );
  await next();
};

/** Gives requests for the site’s own operations by address the same form for every client. */
function prepared(request: Request): Request {
  if (request.method !== 'GET' || !readAddress(addressOf(request)).isOwnOperation) return negotiated(request);
  return new Request(request.url, { headers: { Accept: 'application/json' } });
}
