import { z } from '@hono/zod-openapi';
import type { Permission } from '../auth/permission.ts';
import { translationState } from '../translation/marks.ts';

// Parts of /api/openapi.json that all routes share.

/** The tags of the API, by the path segment after /api/. */
export const tags: Record<string, string> = {
  auth: 'Sessions: signing in and out, fresh tokens, who is signed in.',
  'batik-patterns': 'Batik patterns with origin and meaning. They are managed over GraphQL.',
  cloth: 'The cloth of 38 provinces.',
  communities: 'Communities of batik makers.',
  contact: 'Messages to the organizers.',
  content: 'The texts, pictures, links, dates and figures of the site, by key.',
  database: 'The database as a whole: counts, sample content, reset.',
  'history-timeline': 'Moments in the history of batik.',
  news: 'News articles in both languages.',
  newsletter: 'Subscriptions to the newsletter.',
  'openapi.json': 'This description.',
  partners: 'Partners by tier.',
  placeholder: 'Batik cloths for items without a picture.',
  search: 'The whole site, as visitors see it.',
  storage: 'Uploaded images.',
  uploadthing: 'Uploading images.',
};

export const tagOf = (path: string) => path.split('/')[2] ?? '';

/** Method and path in one word, as generated clients name their functions: getNewsById. */
export function operationIdOf(method: string, path: string): string {
  const words = path.replace(/^\/api\//, '').replaceAll(/\{(\w+)\}/g, 'by-$1');
  return [method, ...words.split(/[^A-Za-z]+/)]
    .map((word, i) => (i === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');
}

export const permissionTexts: Record<Permission['to'], string> = {
  everyone: 'Open to everyone.',
  writing: 'For admins; refuses a read-only API token.',
  reading: 'For admins; a read-only API token is enough.',
  inPerson: 'For admins who signed in themselves; refuses every API token.',
  confirmed:
    'For admins who signed in themselves, or confirmed their password, within the last ten minutes; refuses every API token.',
};

/** Who needs a token; open routes may show more to an admin. */
export function securityOf({ to }: Permission) {
  const tokens = [{ bearer: [] }, { cookie: [] }];
  return to === 'everyone' ? [{}, ...tokens] : tokens;
}

const text = { type: 'string' as const };

/** Response headers. Required ones are in every response that lists them. */
export const headers = {
  'X-Request-Id': {
    required: true,
    description: 'Identifies the request in the server’s log.',
    schema: { ...text, format: 'uuid' },
    example: '5c1d9a6e-0d6b-4c3e-9d53-0a2f6f1f7a11',
  },
  ETag: {
    description: 'Send it as If-None-Match to learn whether the answer is still current.',
    schema: text,
    example: 'W/"Zk9tTQmZqS1u2H3c7o5vJw"',
  },
  Version: {
    required: true,
    description: 'Begins with the version of the row: send it as If-Match with a change that is based on it.',
    schema: text,
    example: '"3-Zk9tTQmZqS1u"',
  },
  Known: {
    required: true,
    description: 'The ETag of the answer that is still current.',
    schema: text,
    example: 'W/"Zk9tTQmZqS1u2H3c7o5vJw"',
  },
  Link: {
    description:
      'Points to the next part of a list (RFC 8288): after a page, 1,000 items or 16 MiB. Absent at the end.',
    schema: text,
    example: '</api/news?limit=10&after=WyIyMDI1Il0>; rel="next"',
  },
  Location: {
    required: true,
    description: 'The path of what was created, or of what is returned instead.',
    schema: { ...text, format: 'uri-reference' },
    example: '/api/news/16',
  },
  'Missing-Pictures': {
    required: true,
    description:
      'How many pictures are not in the archive because their files could not be read. Its archive.json lists them.',
    schema: { type: 'integer' as const, minimum: 0 },
    example: 0,
  },
  'Retry-After': {
    required: true,
    description: 'How many seconds to wait.',
    schema: { type: 'integer' as const, minimum: 0 },
    example: 540,
  },
  'WWW-Authenticate': {
    required: true,
    description:
      'Bearer; with error="invalid_token" if the token in a cookie has expired and must be refreshed.',
    schema: text,
    example: 'Bearer',
  },
};

export type AnswerHeader = keyof typeof headers;

/** References to headers. The ETag header carries both a row’s version and the tag of a known answer. */
export function headersOf(...names: readonly AnswerHeader[]) {
  return Object.fromEntries(
    ['X-Request-Id' as const, ...names].map((name) => [
      name === 'Version' || name === 'Known' ? 'ETag' : name,
      { $ref: `#/components/headers/${name}` },
    ]),
  );
}

/** A row as an answer shows it: the fields sent, and those assigned when it is stored. */
export function storedExample(answer: z.ZodType, sent: object): object {
  const moment = '2026-01-05T02:00:00.000Z';
  const shape: Readonly<Record<string, unknown>> = answer instanceof z.ZodObject ? answer.shape : {};
  const { translation: states } = shape;
  const texts = states instanceof z.ZodObject ? Object.keys(states.shape) : [];
  const translation = Object.fromEntries(texts.map((field) => [field, translationState(sent, field)]));
  const row = { id: 1, ...sent, translation, version: 1, createdAt: moment, updatedAt: moment };
  const shown = Object.keys(shape);
  return Object.fromEntries(Object.entries(row).filter(([name]) => shown.includes(name)));
}
