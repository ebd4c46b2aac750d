import { OpenAPIHono, z, type RouteConfig } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';
import type { Permission } from '../auth/permission.ts';
import type { RequestContext } from '../graphql/context.ts';
import { databaseId, numberIn, validate } from '../validation.ts';
import {
  headers as answerHeaders,
  headersOf,
  operationIdOf,
  permissionTexts,
  securityOf,
  tagOf,
  type AnswerHeader,
} from './description.ts';
import { HttpError } from './errors.ts';
import { changeHeaders, readHeaders } from './preconditions.ts';

/** The variables in every handler’s Hono context. */
export interface Variables {
  Variables: { context: RequestContext };
}

export type HandlerContext = Context<Variables>;

type Success = 200 | 201 | 204;

/** A route of the REST API, for OpenAPI and for the authorization tests. */
export interface RouteDescription {
  method: 'get' | 'post' | 'put' | 'delete';
  /** In OpenAPI’s notation: /api/news/{id}. */
  path: string;
  /** Who may call it: the permission of the rule behind it. */
  permission: Permission;
  summary: string;
  /** Further details for callers, in sentences. */
  details?: string;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The media type of a body that is not JSON. */
  bodyType?: string;
  /** A body that is accepted; and an answer, if its schema has no example. */
  bodyExample?: unknown;
  answerExample?: unknown;
  /** The body of a success: JSON, or by media type; null if it has none. */
  answer: z.ZodType | Record<string, z.ZodType> | null;
  /** The status of a success; several if the outcome determines it. */
  status?: Success | readonly Success[];
  /** When it redirects (302) instead of answering. */
  redirect?: string;
  /** Headers of a success, besides those of every answer. */
  sends?: readonly AnswerHeader[];
  /** Statuses of expected failures, besides 401 for admins’ routes. */
  failures?: readonly (400 | 401 | 404 | 409 | 412 | 413 | 415 | 429 | 503)[];
  /** Failures with a body of their own. */
  failureBodies?: Partial<Record<keyof typeof failureTexts, z.ZodType>>;
  /** Accepts If-Match: the ETag of the version that the change is based on. */
  ifMatch?: boolean;
  /** Other headers that it accepts, in lower case. */
  headers?: z.ZodObject;
}

const failureTexts = {
  400: 'The input breaks a rule; nothing was written.',
  401: 'Not signed in where that is required, or the session or the API token has ended.',
  403: 'The request comes from a foreign origin, or with an API token that may not do this; or the sign-in was more than ten minutes ago where a recent one is needed.',
  404: 'There is nothing with this id that the caller may see.',
  408: 'The body arrived too slowly: it has 30 seconds, and one more for each 4 KiB that has arrived. The connection closes.',
  409: 'The body names an old version, and the newer one was kept; or what was to be deleted is in use; or the content has changed since the archive was compared with it.',
  412: 'If-Match does not name the current version, which was kept; or If-None-Match names it.',
  413: 'The body is larger than the route accepts: 1 MiB unless it says otherwise.',
  415: 'The body is not application/json, or the type that the route names instead.',
  429: 'Too many attempts; Retry-After says how many seconds to wait.',
  500: 'Something went wrong on the server; the text names the request.',
  503: 'The server is busy; Retry-After says how many seconds to wait.',
  507: 'The server has no space left; nothing was written.',
} as const;

const failureBody = z
  .object({
    error: z.string().openapi({ description: 'What happened and what to do, for people.' }),
    code: z.string().optional().openapi({
      description: 'The same for programs, such as PASSWORD_REQUIRED; absent where the status says it.',
    }),
  })
  .openapi('Failure', { example: { error: 'The news article was not found.' } });
export const invalidInput = failureBody
  .extend({
    fields: z
      .record(z.string(), z.string())
      .optional()
      .openapi({ description: 'What is wrong with each field, by its name: all problems at once.' }),
  })
  .openapi('InvalidInput', {
    example: { error: 'Please fill in all required fields', fields: { titleId: 'Required.' } },
  });

/** The response headers of failures. */
const failureHeaders: Record<number, AnswerHeader[]> = {
  401: ['WWW-Authenticate'],
  429: ['Retry-After'],
  503: ['Retry-After'],
};
const successTexts: Record<Success, string> = {
  200: 'Done.',
  201: 'Made.',
  204: 'Done; the answer has no body.',
};

const idParameters = z.object({ id: databaseId });

/** All REST routes, in declaration order. */
export const routes: RouteDescription[] = [];

/** The methods that each path takes, as Hono writes it; and which of these paths an address is of. */
const methods = new Map<string, string[]>();
const patterns = new TrieRouter<string>();

/**
 * The methods that an address takes; none where there is no such route. One by its name is not one by a pattern:
 * /api/news/featured is no id.
 */
export function methodsAt(path: string): readonly string[] {
  const pattern = methods.has(path) ? path : patterns.match('GET', path)[0][0]?.[0];
  return methods.get(pattern ?? '') ?? [];
}

/** The names of the query parameters that GET of a path reads. */
const queries = new TrieRouter<readonly string[]>();

/** The query parameters that any route reads for GET of a path. */
export const queryNames = (path: string): string[] =>
  queries.match('GET', path)[0].flatMap(([names]) => names);

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
for (const [name, header] of Object.entries(answerHeaders))
  rest.openAPIRegistry.registerComponent('headers', name, header);

/**
 * Declares a route to Hono, and to OpenAPI with the schemas that its rule validates with. The handler only
 * translates between HTTP and a rule; the rule validates.
 */
export function route(description: RouteDescription, handle: (c: HandlerContext) => Promise<Response>): void {
  routes.push(description);
  describeRoute(description);
  const { method, path } = description;
  rest.on(method.toUpperCase(), patternOf(path), handle);
}

/** A path in Hono’s notation. */
const patternOf = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** Declares a route to OpenAPI only, for one that is implemented elsewhere. */
export function describeRoute(description: RouteDescription): void {
  const { method, path, permission, summary, details, query, body, answer, status = 200 } = description;
  const {
    bodyType,
    redirect,
    ifMatch,
    headers,
    failureBodies,
    sends = [],
    bodyExample,
    answerExample,
  } = description;
  const pattern = patternOf(path);
  if (method === 'get') queries.add('GET', pattern, Object.keys(query?.shape ?? {}));
  if (!methods.has(pattern)) patterns.add('GET', pattern, pattern);
  methods.set(pattern, [
    ...(methods.get(pattern) ?? []),
    ...(method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()]),
  ]);
  // A token that has ended is refused wherever it is sent, and so is a body that is too slow, too large or of another
  // type; what writes may find no space.
  const refusals = method === 'get' ? [401, 500] : [401, 403, 408, 413, 415, 500, 507];
  if (body) refusals.push(400);
  if (permission.to !== 'everyone') refusals.push(403);
  const statuses = new Set([...refusals, ...(description.failures ?? [])] as (keyof typeof failureTexts)[]);
  const json = (schema: z.ZodType, example?: unknown) => ({
    content: { 'application/json': { schema, ...(example !== undefined && { example }) } },
  });
  const known = {
    description: 'Nothing has changed since the answer whose ETag If-None-Match names.',
    headers: headersOf('Known'),
  };
  const config: RouteConfig = {
    method,
    path,
    operationId: operationIdOf(method, path),
    summary,
    description: [details, permissionTexts[permission.to]].filter(Boolean).join(' '),
    tags: [tagOf(path)],
    security: securityOf(permission),
    request: {
      ...(path.includes('{') && { params: parametersOf(path) }),
      ...(query && { query }),
      headers: z.object({
        ...(ifMatch && changeHeaders.shape),
        ...(method === 'get' && readHeaders.shape),
        ...headers?.shape,
      }),
      ...(body && {
        body: {
          required: true,
          ...(bodyType ? { content: { [bodyType]: { schema: body } } } : json(body, bodyExample)),
        },
      }),
    },
    responses: {
      ...Object.fromEntries(
        [status].flat().map((success) => [
          success,
          {
            description: successTexts[success],
            headers: headersOf(
              ...(method === 'get' ? ['ETag' as const] : []),
              // It says where that is which was made.
              ...sends.filter((name) => name !== 'Location' || success === 201),
            ),
            ...(answer && { content: contentOf(answer, answerExample) }),
          },
        ]),
      ),
      ...(redirect && { 302: { description: redirect, headers: headersOf('Location') } }),
      ...(method === 'get' && { 304: known }),
      ...Object.fromEntries(
        [...statuses].map((failure) => [
          failure,
          {
            description: failureTexts[failure],
            // A body that is too slow is refused before the app sees the request.
            headers: failure === 408 ? {} : headersOf(...(failureHeaders[failure] ?? [])),
            ...json(failureBodies?.[failure] ?? (failure === 400 ? invalidInput : failureBody)),
          },
        ]),
      ),
    },
  };
  rest.openAPIRegistry.registerPath(config);
}

const pathParameters: Record<string, z.ZodType> = {
  id: databaseId.meta({ description: 'The number of the row', example: 1 }),
  key: z.string().openapi({
    description: 'The entry’s name: letters, digits, dots, underscores, hyphens, but not “.” or “..”',
    example: 'site_name',
  }),
  name: z
    .string()
    .openapi({ description: 'The file’s name in its address', example: '1767225600000-cloth.png' }),
  width: z.string().openapi({ description: 'In pixels', example: '800' }),
  height: z
    .string()
    .openapi({ description: 'In pixels; with .png after it the picture is one', example: '600' }),
};

/** The parameters in a path: ids of rows, and names. */
function parametersOf(path: string) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return z.object(Object.fromEntries(names.map((name) => [name, pathParameters[name] ?? z.string()])));
}

function contentOf(answer: z.ZodType | Record<string, z.ZodType>, example: unknown) {
  if (answer instanceof z.ZodType)
    return { 'application/json': { schema: answer, ...(example !== undefined && { example }) } };
  return Object.fromEntries(Object.entries(answer).map(([type, schema]) => [type, { schema }]));
}

/** The id in the path. @throws ValidationError */
export function pathId(c: HandlerContext): number {
  return validate(idParameters, { id: numberIn(c.req.param('id')) }).id;
}

/** The query string, parsed by its schema; unknown parameters are ignored. @throws ValidationError */
export function queryOf<Schema extends z.ZodObject>(c: HandlerContext, schema: Schema) {
  return validate(schema, c.req.query(), 'Give each parameter a value, or leave it out.');
}

/** The body as JSON, for a rule to validate. @throws HttpError 400 if it is not JSON */
export async function jsonBody(c: HandlerContext): Promise<unknown> {
  try {
    return await c.req.json();
  } catch {
    throw new HttpError(400, 'The body is not valid JSON.');
  }
}
