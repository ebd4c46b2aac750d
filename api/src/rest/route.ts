import { OpenAPIHono, z, type RouteConfig } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Permission } from '../auth/permission.ts';
import type { RequestContext } from '../graphql/context.ts';
import { databaseId, validate } from '../validation.ts';
import { HttpError } from './errors.ts';

/** Hono's variables: what every handler finds in its context. */
export interface Variables {
  Variables: { context: RequestContext };
}

export type HandlerContext = Context<Variables>;

type Success = 200 | 201 | 204;

/** Every route of the REST API, for OpenAPI and for the authorisation tests. */
export interface RouteDescription {
  method: 'get' | 'post' | 'put' | 'delete';
  /** As OpenAPI writes it: /api/news/{id}. */
  path: string;
  /** Who may call it: the permission of the rule behind it. */
  permission: Permission;
  summary: string;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The body of the success: JSON, or by media type; null when it has none. */
  answer: z.ZodType | Record<string, z.ZodType> | null;
  /** Of the success; several where the outcome decides between them. */
  status?: Success | readonly Success[];
  /** Statuses of expected failures, beside 401 for admins' routes. */
  failures?: readonly (400 | 401 | 404 | 409 | 413 | 415 | 429)[];
  /** Takes If-Match: the ETag that the change was made on. */
  ifMatch?: boolean;
  /** Other headers that it takes, in lower case. */
  headers?: z.ZodObject;
}

const failureTexts = {
  400: 'The input breaks a rule; nothing was written.',
  401: 'Not signed in, or the session or the API token has ended.',
  403: 'The request comes from a foreign origin, or with an API token that is read-only.',
  404: 'Nothing with this id, or nothing that the caller may see.',
  409: 'The change names an old version, and the earlier save stands; or what is to be deleted is in use.',
  413: 'The body is larger than 1 MiB.',
  415: 'The body is not application/json.',
  429: 'Too many attempts; Retry-After says how many seconds to wait.',
} as const;

const failureBody = z.object({ error: z.string() }).openapi('Failure');
const idParameters = z.object({ id: databaseId });

/** All REST routes, in the order of their declaration. */
export const routes: RouteDescription[] = [];

export const rest = new OpenAPIHono<Variables>();
rest.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
  type: 'http',
  scheme: 'bearer',
  description:
    'The access token of a sign-in, good for ten minutes; or an API token (batik_…) of the dashboard’s settings, good until it expires. A read-only API token changes nothing: routes that write refuse it with 403.',
});

/**
 * Declares a route: to Hono, and to OpenAPI with the schemas that its rule validates with. The handler only
 * translates between HTTP and a rule; the rule validates.
 */
export function route(description: RouteDescription, handle: (c: HandlerContext) => Promise<Response>): void {
  routes.push(description);
  const {
    method,
    path,
    permission,
    summary,
    query,
    body,
    answer,
    status = 200,
    ifMatch,
    headers,
  } = description;
  const statuses = new Set<keyof typeof failureTexts>(description.failures);
  const forAdmins = permission !== 'everyone';
  if (forAdmins) statuses.add(401);
  if (method !== 'get') statuses.add(403);
  if (body) for (const refusal of [400, 413, 415] as const) statuses.add(refusal);
  const json = (schema: z.ZodType) => ({ content: { 'application/json': { schema } } });
  const config: RouteConfig = {
    method,
    path,
    summary,
    tags: [path.split('/')[2] ?? ''],
    ...(forAdmins && { security: [{ bearer: [] }] }),
    request: {
      ...(path.includes('{') && { params: parametersOf(path) }),
      ...(query && { query }),
      ...(ifMatch && { headers: z.object({ 'if-match': z.string().optional() }) }),
      ...(headers && { headers }),
      ...(body && { body: { required: true, ...json(body) } }),
    },
    responses: {
      ...Object.fromEntries(
        [status]
          .flat()
          .map((success) => [
            success,
            { description: 'Done.', ...(answer && { content: contentOf(answer) }) },
          ]),
      ),
      ...Object.fromEntries(
        [...statuses].map((failure) => [
          failure,
          { description: failureTexts[failure], ...json(failureBody) },
        ]),
      ),
    },
  };
  rest.openAPIRegistry.registerPath(config);
  rest.on(method.toUpperCase(), path.replaceAll(/\{(\w+)\}/g, ':$1'), handle);
}

/** The parameters in a path: numbers of rows, and names. */
function parametersOf(path: string) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return z.object(Object.fromEntries(names.map((name) => [name, name === 'id' ? databaseId : z.string()])));
}

function contentOf(answer: z.ZodType | Record<string, z.ZodType>) {
  if (answer instanceof z.ZodType) return { 'application/json': { schema: answer } };
  return Object.fromEntries(Object.entries(answer).map(([type, schema]) => [type, { schema }]));
}

/** The id in the path. @throws ValidationError */
export function pathId(c: HandlerContext): number {
  const text = c.req.param('id') ?? '';
  return validate(idParameters, { id: /^\d+$/.test(text) ? Number(text) : text }).id;
}

/** The query string as its schema reads it; parameters that the schema does not know are ignored. @throws ValidationError */
export function queryOf<Schema extends z.ZodObject>(c: HandlerContext, schema: Schema) {
  return validate(schema, c.req.query(), 'Give each parameter a value, or leave it out.');
}

/** The body as JSON, for a rule to validate. @throws HttpError 400 when it is not JSON */
export async function jsonBody(c: HandlerContext): Promise<unknown> {
  try {
    return await c.req.json();
  } catch {
    throw new HttpError(400, 'The body is not valid JSON.');
  }
}

/** A version as an entity tag (RFC 9110, section 8.8.3). */
export const entityTag = (version: number) => `"${version}"`;

/** The version that If-Match names; undefined when the header is absent or “*”. @throws HttpError 400 */
export function expectedVersion(c: HandlerContext): number | undefined {
  const header = c.req.header('If-Match');
  if (header === undefined || header === '*') return undefined;
  const version = /^"(\d{1,9})"$/.exec(header)?.[1];
  if (!version) throw new HttpError(400, 'If-Match must be the ETag of an earlier answer, such as "3".');
  return Number(version);
}
