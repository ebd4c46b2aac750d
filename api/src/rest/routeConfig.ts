import { z, type RouteConfig } from '@hono/zod-openapi';
import { clothShapes } from '../../../web/src/shared/motifs/provincial/outlines.ts';
import { zoomStepNames } from '../../../web/src/shared/motifs/zoomSteps.ts';
import type { Permission } from '../auth/permission.ts';
import { databaseId } from '../inputFields.ts';
import {
  headersOf,
  operationIdOf,
  permissionTexts,
  securityOf,
  tagOf,
  type AnswerHeader,
} from './description.ts';
import { failureBody, failureHeaders, failureText, invalidInput, type FailureStatus } from './failures.ts';
import { changeHeaders, readHeaders } from './preconditions.ts';

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
  /** Failures that have their own body. */
  failureBodies?: Partial<Record<FailureStatus, z.ZodType>>;
  /** What failures mean, where it is not the usual (failures.ts). */
  failureMeanings?: Partial<Record<FailureStatus, string>>;
  /** Whether its answer is always private, although everyone may call it. */
  isPrivate?: true;
  /** Accepts If-Match: the ETag of the version that the change is based on. */
  ifMatch?: boolean;
  /** Other headers that it accepts, in lower case. */
  headers?: z.ZodObject;
}

const successTexts: Record<Success, string> = {
  200: 'Done.',
  201: 'Created.',
  204: 'Done; the answer has no body.',
};

/** A route as OpenAPI describes it. */
export function routeConfig(description: RouteDescription): RouteConfig {
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
  // An expired token is refused on every route, as is a body that is wrong, too slow, too large or of another type; a
  // write may find the disk full.
  const refusals = method === 'get' ? [401, 500] : [400, 401, 403, 408, 413, 415, 500, 507];
  if (permission.to !== 'everyone') refusals.push(403);
  const statuses = new Set([...refusals, ...(description.failures ?? [])] as FailureStatus[]);
  // Only answers that may be shared are tagged, besides rows (Version).
  const isTagged = method === 'get' && permission.to === 'everyone' && !description.isPrivate;
  const json = (schema: z.ZodType, example?: unknown) => ({
    content: { 'application/json': { schema, ...(example !== undefined && { example }) } },
  });
  const known = {
    description: 'Nothing has changed since the answer whose ETag If-None-Match names.',
    headers: headersOf('Known'),
  };
  return {
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
        ...(isTagged && readHeaders.shape),
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
              ...(isTagged ? ['ETag' as const] : []),
              // Location points to what was created.
              ...sends.filter((name) => name !== 'Location' || success === 201),
            ),
            ...(answer && { content: contentOf(answer, answerExample) }),
          },
        ]),
      ),
      ...(redirect && { 302: { description: redirect, headers: headersOf('Location') } }),
      ...(isTagged && { 304: known }),
      ...Object.fromEntries(
        [...statuses].map((failure) => [
          failure,
          {
            description: failureText(failure, description),
            // A body that is too slow is refused before the app sees the request.
            headers: failure === 408 ? {} : headersOf(...(failureHeaders[failure] ?? [])),
            ...json(failureBodies?.[failure] ?? (failure === 400 ? invalidInput : failureBody)),
          },
        ]),
      ),
    },
  };
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
  height: z.string().openapi({ description: 'In pixels; append .png for a PNG', example: '600' }),
  shape: z.enum(clothShapes).openapi({ description: 'wide, or narrow for phones', example: 'wide' }),
  step: z.enum(zoomStepNames).openapi({ description: 'From where it is seen', example: 'line' }),
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
