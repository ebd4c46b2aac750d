import { OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { RequestContext } from '../graphql/context.ts';
import { textOf } from '../requestBody.ts';
import { databaseId, numberIn } from '../inputFields.ts';
import { validate } from '../validation.ts';
import { addRoute } from './addresses.ts';
import { headers } from './description.ts';
import { HttpError } from './errors.ts';
import { routeConfig, type RouteDescription } from './routeConfig.ts';

/** The variables in every handler’s Hono context. */
export interface Variables {
  Variables: {
    context: RequestContext;
    /** Whether pages of this site may show the answer in a frame. */
    isFramedHere?: boolean;
  };
}

export type HandlerContext = Context<Variables>;

/** All REST routes, in declaration order. */
export const routes: RouteDescription[] = [];

export const rest = new OpenAPIHono<Variables>();
rest.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
  type: 'http',
  scheme: 'bearer',
  description:
    'The access token from a sign-in, valid for ten minutes; or an API token (batik_…) from the dashboard’s settings, valid until it expires. A read-only API token changes nothing: routes that write refuse it with 403.',
});

rest.openAPIRegistry.registerComponent('securitySchemes', 'cookie', {
  type: 'apiKey',
  in: 'cookie',
  name: 'access_token',
  description:
    'Set by a sign-in, for browsers; __Host-access_token where the site is served over TLS. Requests that write are accepted from the site’s own origin only.',
});
for (const [name, header] of Object.entries(headers))
  rest.openAPIRegistry.registerComponent('headers', name, header);

/**
 * Declares a route to Hono, and to OpenAPI with the schemas that its rule validates with. The handler only
 * translates between HTTP and a rule; the rule validates.
 */
export function route(description: RouteDescription, handle: (c: HandlerContext) => Promise<Response>): void {
  routes.push(description);
  describeRoute(description);
  const { method, path, body } = description;
  rest.on(method.toUpperCase(), patternOf(path), async (c) => {
    // A request acts once it has arrived whole, also if nothing is read from its body.
    const unused = method === 'get' || body ? '' : await textOf(c.req);
    if (!emptyBody.test(unused)) throw new HttpError(400, method === 'delete' ? bodyOfDeletion : unusedBody);
    return handle(c);
  });
}

/** Nothing, or the empty object that some clients send in place of nothing. */
const emptyBody = /^\s*(?:\{\s*\}\s*)?$/;

/** Such a body may confirm something else than what the call does. */
const unusedBody = 'This call takes no body. Nothing was changed.';

/** Such a body may name a version, which proxies may drop (RFC 9110, section 9.3.5). */
const bodyOfDeletion = 'DELETE takes no body. To delete one version only, send If-Match.';

/** A path in Hono’s notation. */
const patternOf = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** Declares a route to OpenAPI only, for one that is implemented elsewhere. */
export function describeRoute(description: RouteDescription): void {
  const { method, path, query } = description;
  addRoute(patternOf(path), method.toUpperCase(), Object.keys(query?.shape ?? {}));
  rest.openAPIRegistry.registerPath(routeConfig(description));
}

const idParameters = z.object({ id: databaseId });

/** The id in the path. @throws ValidationError */
export function pathId(c: HandlerContext): number {
  return validate(idParameters, { id: numberIn(c.req.param('id')) }).id;
}

/** The query string, parsed by its schema; unknown parameters are ignored. @throws ValidationError */
export function queryOf<Schema extends z.ZodObject>(c: HandlerContext, schema: Schema) {
  return validate(schema, c.req.query(), 'Give each parameter a value, or leave it out.');
}

/** The body as JSON, for a rule to validate. @throws HttpError 400 if it is not JSON in UTF-8 */
export async function jsonBody(c: HandlerContext): Promise<unknown> {
  try {
    return JSON.parse(await textOf(c.req));
  } catch (error) {
    if (error instanceof HttpError) throw error;
    throw new HttpError(400, 'The body is not valid JSON.');
  }
}
