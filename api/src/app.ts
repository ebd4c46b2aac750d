import { Hono, type Env, type MiddlewareHandler } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { refuseForeignOrigin } from './foreignOrigin.ts';
import { asksForGraphiQL, graphiql } from './graphql/graphiql.ts';
import { graphqlRefusals } from './graphql/refusals.ts';
import { yoga } from './graphql/server.ts';
import { imageRoutes } from './images/serving.ts';
import { isOwnOperation } from './cache/answerKey.ts';
import { compressed } from './cache/compressed.ts';
import { notModified } from './cache/notModified.ts';
import { shareAnswers } from './cache/shareAnswers.ts';
import { tellVary } from './cache/vary.ts';
import { wholePath, wholeType } from './database/whole/names.ts';
import { tooLarge, wholeLimit } from './database/whole/spool.ts';
import { traced, varyBy } from './database/trace.ts';
import { followBody, type BodyEnd } from './followBody.ts';
import { clientNetwork } from './limits/clientAddress.ts';
import { limitBody } from './limits/limitBody.ts';
import { currentRequestId, log, logRequest } from './log.ts';
import { operationRoutes } from './operations/operations.ts';
import { formRoutes } from './pages/formRoutes.ts';
import { pages } from './pages/pages.ts';
import type { Web } from './pages/renderer.ts';
import { asksForPage, unavailable } from './pages/unavailable.ts';
import { readerRoutes } from './pages/readerRoutes.ts';
import { invalidTokenChallenge, readRequest, type Incoming, type Services } from './requestContext.ts';
import { errorResponse, HttpError } from './rest/errors.ts';
import { rest } from './rest/rest.ts';
import type { Variables } from './rest/route.ts';
import { secureAnswers } from './securityHeaders.ts';

const mebibyte = 1024 * 1024;

/** No body of a request is larger; but admins may send an archive over GraphQL. */
const bodyLimits = {
  everyone: limitBody(mebibyte, 'The body is larger than 1 MiB.'),
  archives: limitBody(64 * mebibyte, 'The body is larger than 64 MiB.'),
};

/** What node:http tells of a connection; absent when tests call the app without a port. */
type Connection = { Bindings: { incoming?: Incoming; outgoing?: { destroy: () => void } } };

/**
 * The whole server as one function from Request to Response: GraphQL, REST and pages.
 * @param web makes the pages
 */
export function createApp(services: Services, web: Web) {
  const app = new Hono<Variables & Connection>();

  app.onError((error, c) => answerFailure(error, c.req.raw));
  app.use(secureAnswers(services.environment));

  app.route('/', operationRoutes(services.environment));

  app.use('/graphql', graphqlRefusals);

  app.use(async (c, next) => {
    const started = performance.now();
    const requestId = crypto.randomUUID();
    await currentRequestId.run(requestId, async () => {
      try {
        refuseForeignOrigin(services.environment, c.req.raw);
        const { context, staleCookie } = await readRequest(services, c.req.raw, c.env?.incoming);
        c.set('context', context);
        await traced(async () => {
          await next();
          tellVary(c.res.headers);
        });
        for (const cookie of context.cookies) c.header('Set-Cookie', cookie, { append: true });
        if (staleCookie) c.header('WWW-Authenticate', invalidTokenChallenge);
      } catch (error) {
        c.res = answerFailure(error, c.req.raw);
      }
      c.header('X-Request-Id', requestId);
      const { method, path } = c.req;
      const milliseconds = performance.now() - started;
      const forwardedFor = c.req.header('X-Forwarded-For');
      const peer = c.env?.incoming?.socket?.remoteAddress ?? '';
      const network = clientNetwork(services.environment, forwardedFor, peer);
      const tell = ({ failure }: BodyEnd) => {
        if (failure) log.error({ err: failure, requestId }, 'The answer broke off while it was sent');
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
      // The body of an answer to HEAD is never read.
      if (method === 'HEAD') return tell({});
      const { outgoing } = c.env ?? {};
      const answer = followBody(c.res, outgoing && (() => outgoing.destroy()), tell);
      c.res = undefined;
      c.res = answer;
    });
  });

  app.use(compressed);

  const showGraphiql = graphiql(web);
  app.get('/graphql', (c, next) => {
    if (isOwnOperation(addressOf(c.req.raw))) return next();
    varyBy('Accept');
    return asksForGraphiQL(c.req.raw) ? showGraphiql(c, next) : next();
  });

  app.use('/api/*', notModified);
  for (const path of ['/graphql', '/api/*']) {
    app.use(path, shareAnswers);
    app.use(path, (c, next) => {
      if (c.req.path === wholePath) {
        // What does not announce its length is bounded where it is received.
        if (Number(c.req.header('Content-Length') ?? 0) > wholeLimit) throw tooLarge();
        return next();
      }
      const isAdmin = c.var.context.viewer.admin !== null;
      return bodyLimits[path === '/graphql' && isAdmin ? 'archives' : 'everyone'](c, next);
    });
    app.use(path, async (c, next) => {
      const { method } = c.req;
      const takesBody = method === 'PUT' || method === 'POST';
      const needsBody = path === '/graphql' && method === 'POST';
      // A browser sends other content types across origins without asking first, so they are refused.
      const type = c.req.path === wholePath ? wholeType : 'application/json';
      if (takesBody && (needsBody || hasBody(c.req.raw)) && !isOfType(c.req.raw, type)) {
        throw new HttpError(415, `Send the body as ${type}.`);
      }
      await next();
    });
  }

  app.use('/api/*', refuseMethods(rest));

  app.all('/graphql', (c) => yoga.fetch(inOneForm(c.req.raw), c.var.context));
  app.route('/', rest);
  app.route('/', services.images.uploads);
  app.all('/api/*', () =>
    errorResponse(new HttpError(404, 'There is no such route. /api/openapi.json lists them all.')),
  );
  app.use(refuseMethods(app));
  app.route('/', imageRoutes);
  app.route('/', readerRoutes);
  app.route('/', formRoutes(web));
  app.route('/', pages(web));
  return app;
}

/** What failed, as a page for who asked for one: an admin who reads while the database is gone. */
function answerFailure(error: unknown, request: Request): Response {
  const answer = errorResponse(error);
  return answer.status >= 500 && asksForPage(request) ? unavailable() : answer;
}

const addressOf = ({ url }: Request) => url.slice(new URL(url).origin.length);

/** One of the site's own operations by its address has one form, whoever asks; HEAD is told what GET would be. */
function inOneForm(request: Request): Request {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead || !isOwnOperation(addressOf(request))) return request;
  return new Request(request.url, { headers: { Accept: 'application/json' } });
}

/** Answers 405 for a method that a route of `app` does not take, with those that it does (RFC 9110, section 10.2.1). */
function refuseMethods<E extends Env>(app: Hono<E>): MiddlewareHandler<E> {
  return methodNotAllowed({
    app,
    onMethodNotAllowed(_c, methods) {
      const allow = methods.join(', ');
      const response = errorResponse(new HttpError(405, `This route takes ${allow} only.`));
      response.headers.set('Allow', allow);
      return response;
    },
  });
}

function hasBody({ headers }: Request): boolean {
  const length = Number(headers.get('Content-Length') ?? 0);
  return headers.has('Content-Type') || headers.has('Transfer-Encoding') || length > 0;
}

function isOfType({ headers }: Request, type: string): boolean {
  const [given = ''] = (headers.get('Content-Type') ?? '').split(';');
  return given.trim().toLowerCase() === type;
}
