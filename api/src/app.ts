import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { refuseForeignOrigin } from './foreignOrigin.ts';
import { asksForGraphiQL, graphiqlResponse } from './graphql/graphiql.ts';
import { yoga } from './graphql/server.ts';
import { imageRoutes } from './images/serving.ts';
import { shareAnswers } from './cache/shareAnswers.ts';
import { traced } from './database/trace.ts';
import { currentRequestId, logRequest } from './log.ts';
import { operationRoutes } from './operations/operations.ts';
import { formRoutes } from './pages/formRoutes.ts';
import { pages } from './pages/pages.ts';
import type { Web } from './pages/renderer.ts';
import { readerRoutes } from './pages/readerRoutes.ts';
import { invalidTokenChallenge, readRequest, type Services } from './requestContext.ts';
import { errorResponse, HttpError } from './rest/errors.ts';
import { rest } from './rest/rest.ts';
import type { Variables } from './rest/route.ts';
import { secureApi } from './securityHeaders.ts';

const mebibyte = 1024 * 1024;

/** No body of a request is larger; but admins may send an archive over GraphQL. */
const bodyLimits = { everyone: limitBody(1), archives: limitBody(64) };

function limitBody(mebibytes: number) {
  return bodyLimit({
    maxSize: mebibytes * mebibyte,
    onError: () => errorResponse(new HttpError(413, `The body is larger than ${mebibytes} MiB.`)),
  });
}

/** What node:http tells of a connection; absent when tests call the app without a port. */
type Connection = { Bindings: { incoming?: { socket?: { remoteAddress?: string } } } };

/**
 * The whole server as one function from Request to Response: GraphQL, REST and pages.
 * @param web makes the pages
 */
export function createApp(services: Services, web: Web) {
  const app = new Hono<Variables & Connection>();

  app.onError((error) => errorResponse(error));

  app.route('/', operationRoutes(services.environment));

  app.use(async (c, next) => {
    const started = performance.now();
    const peer = c.env?.incoming?.socket?.remoteAddress ?? '';
    const requestId = crypto.randomUUID();
    await currentRequestId.run(requestId, async () => {
      try {
        refuseForeignOrigin(services.environment, c.req.raw);
        const { context, staleCookie } = await readRequest(services, c.req.raw, peer);
        c.set('context', context);
        await traced(next);
        for (const cookie of context.cookies) c.header('Set-Cookie', cookie, { append: true });
        if (staleCookie) c.header('WWW-Authenticate', invalidTokenChallenge);
      } catch (error) {
        c.res = errorResponse(error);
      }
      c.header('X-Request-Id', requestId);
      logRequest({ requestId, method: c.req.method, path: c.req.path, status: c.res.status, started });
    });
  });

  app.use(compress());

  // Before the headers for data, since it is a page with a policy of its own.
  app.get('/graphql', (c, next) => (asksForGraphiQL(c.req.raw) ? graphiqlResponse() : next()));

  for (const path of ['/graphql', '/api/*']) {
    app.use(path, shareAnswers);
    app.use(path, secureApi);
    app.use(path, (c, next) => {
      const isAdmin = c.var.context.viewer.admin !== null;
      return bodyLimits[path === '/graphql' && isAdmin ? 'archives' : 'everyone'](c, next);
    });
    app.use(path, async (c, next) => {
      const { method } = c.req;
      const takesBody = method === 'PUT' || method === 'POST';
      const needsBody = path === '/graphql' && method === 'POST';
      // A browser sends other content types across origins without asking first, so they are refused.
      if (takesBody && (needsBody || hasBody(c.req.raw)) && !isJson(c.req.raw)) {
        throw new HttpError(415, 'Send the body as application/json.');
      }
      await next();
    });
  }

  app.use(
    '/api/*',
    methodNotAllowed({ app: rest, onMethodNotAllowed: (_c, methods) => refuseMethod(methods.join(', ')) }),
  );

  app.all('/graphql', (c) => yoga.fetch(c.req.raw, c.var.context));
  app.route('/', rest);
  app.route('/', services.images.uploads);
  app.all('/api/*', () =>
    errorResponse(new HttpError(404, 'There is no such route. /api/openapi.json lists them all.')),
  );
  app.route('/', imageRoutes);
  app.route('/', readerRoutes);
  app.route('/', formRoutes(web));
  app.route('/', pages(web));
  return app;
}

/** @param allow the methods that a route has (RFC 9110, section 10.2.1) */
function refuseMethod(allow: string): Response {
  const response = errorResponse(new HttpError(405, `This route takes ${allow} only.`));
  response.headers.set('Allow', allow);
  return response;
}

function hasBody({ headers }: Request): boolean {
  const length = Number(headers.get('Content-Length') ?? 0);
  return headers.has('Content-Type') || headers.has('Transfer-Encoding') || length > 0;
}

function isJson({ headers }: Request): boolean {
  return /^application\/json\s*(;|$)/i.test(headers.get('Content-Type') ?? '');
}
