import { z } from '@hono/zod-openapi';
import type { Permission } from '../auth/permission.ts';
import type { AnswerHeader } from './description.ts';
import type { RouteDescription } from './routeConfig.ts';

/** The description of each failure status, unless it depends on the route. */
const failureTexts = {
  400: 'The input breaks a rule; nothing was written.',
  401: 'Not signed in where that is required, or the session or the API token has ended.',
  404: 'Nothing with this id exists.',
  408: 'The body arrived too slowly: it has 30 seconds, and one more for each 4 KiB that has arrived. The connection closes.',
  409: 'The body names an outdated version, and the current one was kept.',
  412: 'If-Match does not name the current version, which was kept; or If-None-Match names it.',
  413: 'The body is larger than the route accepts: 1 MiB unless it says otherwise.',
  415: 'The body is not application/json, or the type that the route names instead; or it is not in UTF-8, or has a Content-Encoding.',
  429: 'Too many attempts; Retry-After says how many seconds to wait.',
  500: 'Something went wrong on the server; the message contains the request’s id.',
  503: 'The server is busy; Retry-After says how many seconds to wait.',
  507: 'The server has no space left; nothing was written.',
} as const;

/** The same for routes that only read. */
const readingTexts: Partial<Record<number, string>> = {
  400: 'A parameter is not valid.',
  404: 'Nothing exists at this address, or the caller may not see it.',
};

/** Which callers are refused with 403, besides those from a foreign origin. */
const forbiddenCallers: Record<Permission['to'], string> = {
  everyone: 'with a read-only API token',
  reading: 'with an API token that may not do this',
  writing: 'with an API token that may not do this',
  inPerson: 'with an API token',
  confirmed: 'with an API token; or the sign-in was more than ten minutes ago',
};

export type FailureStatus = keyof typeof failureTexts | 403;

/** What a failure status means for a route. */
export function failureText(
  status: FailureStatus,
  { method, permission, failureMeanings }: RouteDescription,
): string {
  const isReading = method === 'get';
  const meaning = failureMeanings?.[status] ?? (isReading ? readingTexts[status] : undefined);
  if (meaning) return meaning;
  if (status !== 403) return failureTexts[status];
  const origin = isReading ? '' : 'from a foreign origin, or ';
  return `The request comes ${origin}${forbiddenCallers[permission.to]}.`;
}

/** The body of a failure. */
export const failureBody = z
  .object({
    error: z.string().openapi({ description: 'What happened and what to do, for people.' }),
    code: z.string().optional().openapi({
      description: 'The same for programs, such as PASSWORD_REQUIRED; absent if the status identifies it.',
    }),
  })
  .openapi('Failure', { example: { error: 'The news article was not found.' } });

/** The body of a failure with problems of fields. */
export const invalidInput = failureBody
  .extend({
    fields: z
      .record(z.string(), z.string())
      .optional()
      .openapi({ description: 'What is wrong with each field, by its name: all problems together.' }),
  })
  .openapi('InvalidInput', {
    example: { error: 'Please fill in all required fields', fields: { titleId: 'Required.' } },
  });

/** The response headers of failures. */
export const failureHeaders: Record<number, AnswerHeader[]> = {
  401: ['WWW-Authenticate'],
  429: ['Retry-After'],
  503: ['Retry-After'],
};
