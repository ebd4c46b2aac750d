import { Hono } from 'hono';
import { except } from 'hono/combine';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { refuseForeignOrigin } from './foreignOrigin.ts';
import { graphqlRefusals } from './graphql/refusals.ts';
import { graphqlRoutes } from './graphql/routes.ts';
import { headAsGet, type OriginalMethod } from './headAsGet.ts';
import { imageRoutes } from './images/serving.ts';
import { compressed } from './cache/compressed.ts';
import { notModified } from './cache/notModified.ts';
import { shareAnswers } from './cache/shareAnswers.ts';
import { addVary } from './cache/vary.ts';
import { wholePath, wholeType } from './database/whole/names.ts';
import { refuseTooLarge } from './database/whole/spool.ts';
import { traced } from './database/trace.ts';
import { clientNetwork } from './limits/clientAddress.ts';
import { pacedByNetwork } from './limits/pace.ts';
import { logAnswers } from './logAnswers.ts';
import { operationRoutes } from './operations/operations.ts';
import { formRoutes } from './pages/formRoutes.ts';
import { pages } from './pages/pages.ts';
import type { Web } from './pages/web.ts';
import { asksForPage, unavailable } from './pages/unavailable.ts';
import { readerRoutes } from './pages/readerRoutes.ts';
import {
  invalidTokenChallenge,
  readRequest,
  type Connection,
  type Incoming,
  type Services,
} from './requestContext.ts';
import { limitBody, mebibyte, takeOnly } from './requestBody.ts';
import { errorResponse, HttpError, methodRefusal } from './rest/errors.ts';
import { rest } from './rest/rest.ts';
import { methodsAt } from './rest/addresses.ts';
import type { Variables } from './rest/route.ts';
import { secureAnswers } from './securityHeaders.ts';

/**
 * The whole server as one function from Request to Response: GraphQL, REST and pages.
 * @param web renders the pages
 */
export function createApp(services: Services, web: Web) {
  const app = new Hono<Variables & Connection & OriginalMethod>();

  app.onError((error, c) => answerFailure(error, c.req.raw, c.env?.incoming));
  app.use(headAsGet);
  app.use(secureAnswers(services.environment));

  app.route('/', operationRoutes(services.environment));

  app.use(logAnswers(services.environment));
  const paced = pacedByNetwork(services.environment);
  for (const drawn of ['/api/placeholder/*', '/api/cloth/*']) app.use(drawn, paced);
  // Outermost, since middleware that translates answers could not read compressed ones.
  app.use(compressed);
  app.use('/graphql', graphqlRefusals);
  app.use(async (c, next) => {
    try {
      refuseForeignOrigin(services.environment, c.req.raw);
      const { context, staleCookie } = await readRequest(services, c.req.raw, c.env?.incoming);
      c.set('context', context);
      await traced(
        async () => {
          await next();
          addVary(c.res.headers);
        },
        {
          disconnected: () => c.req.raw.signal,
          network: () =>
            clientNetwork(
              services.environment,
              c.req.header('X-Forwarded-For'),
              c.env?.incoming?.socket?.remoteAddress ?? '',
            ),
        },
      );
      for (const cookie of context.cookies) c.header('Set-Cookie', cookie, { append: true });
      if (staleCookie) c.header('WWW-Authenticate', invalidTokenChallenge);
    } catch (error) {
      c.res = answerFailure(error, c.req.raw, c.env?.incoming);
    }
  });
  app.route('/', graphqlRoutes(web));

  app.use('/api/*', notModified, shareAnswers);
  app.use('/api/*', async ({ req }, next) => {
    const methods = methodsAt(req.path);
    return methods.length === 0 || methods.includes(req.method) ? next() : methodRefusal(methods);
  });
  app.use('/api/*', except(wholePath, limitBody(mebibyte), takeOnly('application/json')));
  app.use(
    '/api/*',
    except(({ req }) => req.path !== wholePath, refuseTooLarge, takeOnly(wholeType)),
  );

  app.route('/', rest);
  app.route('/', services.images.uploads);
  app.all('/api/*', () =>
    errorResponse(new HttpError(404, 'Route not found. /api/openapi.json lists all routes.')),
  );
  app.use(methodNotAllowed({ app, onMethodNotAllowed: (_c, methods) => methodRefusal(methods) }));
  app.route('/', imageRoutes);
  app.route('/', readerRoutes);
  app.route('/', formRoutes(web));
  app.route('/', pages(web));
  return app;
}

/**
 * The response to a failure; an HTML page if the client accepts one, such as an admin reading while the database is
 * unavailable. An aborted body surfaces as an arbitrary error in its reader. It is the client’s failure, and usually no
 * one is left to receive the response.
 */
function answerFailure(error: unknown, request: Request, incoming?: Incoming): Response {
  if (incoming && brokeOff(incoming))
    return errorResponse(new HttpError(400, 'The body was cut off. Send it again.'));
  const answer = errorResponse(error);
  return answer.status >= 500 && asksForPage(request) ? unavailable() : answer;
}

/**
 * Whether a request was aborted before its body was complete: the connection was closed, or the data was not valid
 * HTTP.
 */
const brokeOff = ({ destroyed, complete }: Incoming) => destroyed === true && !complete;
