// A malformed body may contain anything: neither an answer nor the log repeats it.
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { beforeEach, expect, test, vi } from 'vitest';
import { log } from './log.ts';
import { useTestApp } from './testing/testApp.ts';

const { environment, fetch, routes, signIn } = useTestApp();

const secret = 'kata-rahasia';
const json = 'application/json';

/** All log output, from our log and from libraries’ console output. */
let logged = '';
beforeEach(() => {
  logged = '';
  const serialize = pino(
    new Writable({ write: (chunk, _encoding, done) => done(void (logged += String(chunk))) }),
  );
  for (const level of ['info', 'warn', 'error', 'fatal'] as const) {
    vi.spyOn(log, level).mockImplementation((...args: unknown[]) => serialize[level](...(args as [object])));
  }
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, method).mockImplementation((...args) => serialize.info({ args }));
  }
});

async function sendMalformed(method: string, path: string, type: string, body: string): Promise<string> {
  const headers = { ...(await signIn()), 'Content-Type': type, 'x-uploadthing-package': 'uploadthing' };
  const response = await fetch(new Request(new URL(path, environment.PUBLIC_URL), { method, headers, body }));
  const heads = [...response.headers].map(([name, value]) => `${name}: ${value}`);
  return `${heads.join('\n')}\n${await response.text()}`;
}

/** The routes that accept a body, with their parameters filled in. */
function acceptingRoutes() {
  const found = routes().filter(({ method }) => method === 'POST' || method === 'PUT' || method === 'PATCH');
  const calls = found.map(({ method, path }) => `${method} ${path.replaceAll(/:\w+(?:\{.*?\})?/g, '1')}`);
  return [...new Set([...calls, 'POST /graphql', 'POST /api/uploadthing?actionType=upload&slug=image'])];
}

test.each([
  ['truncated JSON', json, `{"message":"${secret}`],
  ['JSON with trailing text', json, `{} ${secret}`],
  ['a word', json, secret],
  ['a form without parts', 'multipart/form-data; boundary=none', secret],
])('%s', async (_name, type, body) => {
  const calls = acceptingRoutes();
  expect(calls.length).toBeGreaterThan(15);
  for (const call of calls) {
    const [method = '', path = ''] = call.split(' ');
    expect([call, await sendMalformed(method, path, type, body)]).toEqual([
      call,
      expect.not.stringContaining(secret),
    ]);
  }
  expect(logged).not.toContain(secret);
});

test('variables of a query that are not JSON', async () => {
  const address = new URL(`/graphql?query={__typename}&variables={"a":"${secret}`, environment.PUBLIC_URL);
  const response = await fetch(new Request(address));
  expect(await response.text()).not.toContain(secret);
  expect(logged).not.toContain(secret);
});

test('an archive that is not JSON', async () => {
  const query = `query ($archive: String!) {
    importPreview(archive: $archive) { ... on ImportPreview { problems { message } } }
  }`;
  const body = JSON.stringify({ query, variables: { archive: `{"a": ${secret}` } });
  const answer = await sendMalformed('POST', '/graphql', json, body);
  expect(answer).toContain("The archive is not valid JSON: Unexpected token 'k'.");
  expect(answer).not.toContain(secret);
});
