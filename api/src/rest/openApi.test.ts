// The description of the REST API passes linters and matches the actual answers: those of every test are checked
// against it (testing/openApiAnswers.ts); here, those that all routes share.
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import spectralCore from '@stoplight/spectral-core';
import spectralRulesets from '@stoplight/spectral-rulesets';
import { describe, expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { wax } from '../news/news.samples.ts';
import { answersSeen } from '../testing/openApiAnswers.ts';
import { useTestApp } from '../testing/testApp.ts';
import { operationIdOf, tagOf, tags } from './description.ts';
import { openApiOf } from './rest.ts';
import { routes } from './route.ts';

const { send, sendJson, signIn, environment } = useTestApp();
const document = openApiOf('https://batik.example.org');

/** Methods and paths as called, with parameters that match nothing. */
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({
    method,
    path,
    operation: operation as { requestBody?: object; operationId: string; responses: Record<string, object> },
    address: path.replaceAll(/\{(?:id|width|height)\}/g, '40').replaceAll(/\{\w+\}/g, 'none'),
  })),
);

test('passes Redocly’s recommended rules', async () => {
  const file = join(environment.DATA_DIR, 'openapi.json');
  await writeFile(file, JSON.stringify(document));
  const cli = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');
  const { stdout } = await promisify(execFile)(process.execPath, [cli, 'lint', file, '--format=json'], {
    cwd: environment.DATA_DIR,
    // Redocly makes no other network requests.
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  expect(JSON.parse(stdout)).toMatchObject({ problems: [] });
}, 60_000);

test('passes every rule of Spectral’s oas ruleset', async () => {
  const spectral = new spectralCore.Spectral();
  // The organizers are reached through their form: mail may not be configured.
  const rules = { 'contact-properties': 'off' as const };
  spectral.setRuleset({ extends: [[spectralRulesets.oas as never, 'all']], rules });
  const findings = await spectral.run(JSON.stringify(document));
  expect(findings.map(({ code, path, message }) => `${code} at ${path.join('.')}: ${message}`)).toEqual([]);
}, 60_000);

test('every tag is described, and every operation has a unique name', () => {
  expect(new Set(operations.map(({ path }) => tagOf(path)))).toEqual(new Set(Object.keys(tags)));
  expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
  expect(operationIdOf('get', '/api/news/{id}')).toBe('getNewsById');
  expect(operations.length).toBeGreaterThan(routes.length);
});

test('a rule that is a function appears in the schema', () => {
  const { requestBody } =
    operations.find(({ operation }) => operation.operationId === 'postNews')?.operation ?? {};
  const { schema } = (requestBody as { content: { 'application/json': { schema: object } } }).content[
    'application/json'
  ];
  expect(schema).toMatchObject({
    properties: {
      titleEn: { minLength: 1, maxLength: 200, pattern: expect.any(String) as string },
      contentEn: { maxLength: 50_000, pattern: expect.any(String) as string },
      imageUrl: { maxLength: 2048, pattern: expect.stringContaining('[Hh]') as string },
      publishedAt: { format: 'date-time' },
    },
  });
});

test('routes with a body document 408, and routes that write document 507', () => {
  const silent = operations
    .filter(({ method, operation: { responses } }) => method !== 'get' && !(responses[408] && responses[507]))
    .map(({ method, path }) => `${method} ${path}`);
  expect(silent).toEqual([]);
});

test('every 304 documents its ETag, and only creations document a Location', () => {
  const naming = (header: string) =>
    operations.flatMap(({ method, path, operation: { responses } }) =>
      Object.entries(responses as Record<string, { headers?: object }>)
        .filter(([, { headers }]) => header in (headers ?? {}))
        .map(([status]) => `${method} ${path} ${status}`),
    );
  const known = operations.filter(({ operation: { responses } }) => responses[304]);
  expect(naming('ETag').filter((answer) => answer.endsWith(' 304'))).toHaveLength(known.length);
  const made = ['news', 'partners', 'communities', 'history-timeline', 'content'];
  expect(
    naming('Location')
      .filter((answer) => !answer.endsWith(' 302'))
      .toSorted(),
  ).toEqual(made.map((noun) => `post /api/${noun} 201`).toSorted());
});

test('a full disk is 507', async () => {
  await prisma.$executeRaw`CREATE FUNCTION no_space() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'No space left on device' USING ERRCODE = '53100'; END $$`;
  await prisma.$executeRaw`CREATE TRIGGER no_space BEFORE INSERT ON "NewsArticle" EXECUTE FUNCTION no_space()`;
  const response = await sendJson('POST', '/api/news', wax, await signIn());
  await prisma.$executeRaw`DROP FUNCTION no_space CASCADE`;
  expect([response.status, await response.json()]).toEqual([
    507,
    { error: expect.stringContaining('space') },
  ]);
});

describe('a failure is described for its route', () => {
  const textOf = (method: string, path: string, status: number) => {
    const found = operations.find((operation) => operation.method === method && operation.path === path);
    return (found?.operation.responses[status] as { description?: string } | undefined)?.description;
  };

  test.each([
    ['post', '/api/auth/sign-in', 401, /password is wrong/],
    ['post', '/api/auth/sign-in', 403, /^(?!.*ten minutes)/],
    ['post', '/api/database/reset', 403, /ten minutes/],
    ['put', '/api/news/{id}', 409, /^(?!.*(image|archive)).*outdated version/],
    ['delete', '/api/storage/images/{name}', 409, /^The image is in use\.$/],
    ['post', '/api/database/archive', 409, /^The content has changed/],
    ['post', '/api/content', 404, /^(?!.*may not see)/],
    ['get', '/api/news/{id}', 404, /may not see/],
    ['get', '/api/news', 400, /^(?!.*written)/],
    ['post', '/api/news', 400, /nothing was written/],
  ] as const)('%s %s %i', (method, path, status, expected) => {
    expect(textOf(method, path, status)).toMatch(expected);
  });
});

test('only answers that have a tag are described with one', () => {
  const tagged = operations.filter(({ operation }) => '304' in operation.responses).map(({ path }) => path);
  expect(tagged).toContain('/api/news');
  expect(tagged).toContain('/api/news/{id}');
  for (const path of [
    '/api/database/archive',
    '/api/database/stats',
    '/api/storage/images',
    '/api/auth/user',
  ])
    expect(tagged).not.toContain(path);
});

test('is served with the site’s own address', async () => {
  const served = (await (await send('/api/openapi.json')).json()) as { servers: object[] };
  expect(served.servers).toEqual([{ url: environment.PUBLIC_URL }]);
});

test.each(operations)(
  '$method $path refuses requests as documented',
  async ({ method, path, operation, address }) => {
    const ask = (headers: Record<string, string>, body?: string) =>
      send(address, { method: method.toUpperCase(), headers, ...(body !== undefined && { body }) });
    await ask({ Authorization: 'Bearer nothing' });
    if (method !== 'get') {
      await ask({ Origin: 'https://evil.example' });
      if (method !== 'delete') await ask({ 'Content-Type': 'text/plain' }, 'text');
      await ask({ 'Content-Type': 'application/json' }, `"${'x'.repeat(1024 * 1024)}"`);
      await ask({ 'Content-Length': String(2 ** 40) });
    }
    if (operation.requestBody) await ask({ 'Content-Type': 'application/json' }, '{');
    const refusals = method === 'get' ? [401] : method === 'delete' ? [401, 403, 413] : [401, 403, 413, 415];
    const seen = refusals.filter((status) => answersSeen.has(`${method} ${path} ${status}`));
    expect(seen).toEqual(refusals);
  },
);
