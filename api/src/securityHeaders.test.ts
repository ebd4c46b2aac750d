// The headers of every answer, whichever route or failure produces it.
import { describe, expect, test } from 'vitest';
import { fileOf, picture, uploader } from './images/images.samples.ts';
import { addNews } from './news/news.samples.ts';
import { useTestApp } from './testing/testApp.ts';
import { useFrontDoor } from './testing/useFrontDoor.ts';

const app = useTestApp();
const { send, sendJson, signIn } = app;

type Row = [method: string, path: string];

/** Every address that the app has a route for, with its parameters filled in. */
function registered(): Row[] {
  const rows = app
    .routes()
    .filter(({ method, path }) => method !== 'ALL' && path !== '*' && path !== '/*')
    .map(
      ({ method, path }) =>
        `${method} ${path.replaceAll(/:file\{[^}]*\}/g, '1.png').replaceAll(/:\w+/g, '1')}`,
    );
  return [...new Set(rows)].map((row) => row.split(' ') as Row);
}

/** The headers that every answer must have and this one lacks. */
function missing({ headers, status }: Response): string[] {
  const wanted: Record<string, RegExp> = {
    'X-Content-Type-Options': /^nosniff$/,
    'Referrer-Policy': /^strict-origin-when-cross-origin$/,
    'X-Frame-Options': /^DENY$/,
    'Permissions-Policy': /camera=\(\)/,
    ...(status !== 304 && { 'Content-Security-Policy': /frame-ancestors 'none'|sandbox/ }),
  };
  return Object.entries(wanted).flatMap(([name, value]) =>
    value.test(headers.get(name) ?? '') ? [] : [name],
  );
}

const isPublic = ({ headers }: Response) => headers.get('Cache-Control')?.startsWith('public') ?? false;
const mayBeStored = (response: Response) =>
  !isPublic(response) && response.headers.get('Cache-Control') !== 'no-store';

test('every route sends them, and no-store to signed-in users', { timeout: 60_000 }, async () => {
  const rows = registered();
  expect(rows.length).toBeGreaterThan(60);
  const problems: string[] = [];
  const look = async (who: string, [method, path]: Row, headers: Record<string, string>) => {
    const hasBody = method === 'POST' || method === 'PUT';
    const response = await sendJson(method, path, hasBody ? {} : undefined, headers);
    const stored = who !== 'a visitor' && mayBeStored(response) ? ['no-store'] : [];
    for (const name of [...missing(response), ...stored]) {
      problems.push(`${who}: ${method} ${path} (${response.status}) lacks ${name}`);
    }
  };
  for (const row of rows) {
    await look('a visitor', row, {});
    const { Authorization } = await signIn();
    await look('a program', row, { Authorization });
    await look('a browser', row, { Cookie: `access_token=${Authorization.replace('Bearer ', '')}` });
  }
  expect(problems).toEqual([]);
});

describe('failures and 304s have them', () => {
  const failures: Record<string, () => Promise<Response>> = {
    '400': () => sendJson('POST', '/api/contact', {}),
    '401': () => send('/api/storage/images'),
    '401 for a token': () => send('/', { headers: { Authorization: 'Bearer x' } }),
    '403': () => send('/graphql', { method: 'POST', headers: { Origin: 'https://evil.example' } }),
    '404': () => send('/api/none'),
    '405': () => send('/api/partners', { method: 'PATCH' }),
    '413': () => send('/api/contact', { method: 'POST', body: 'x'.repeat(2 ** 20 + 1) }),
    '415': () => send('/api/contact', { method: 'POST', body: 'x' }),
    '301': () => send('/News'),
    '400 of a form': () => send('/contact', { method: 'POST', body: new URLSearchParams({ name: 'x' }) }),
    HEAD: () => send('/api/news', { method: 'HEAD' }),
    GraphiQL: () => send('/graphql', { headers: { Accept: 'text/html' } }),
    'a page': () => send('/'),
  };

  test.each(Object.entries(failures))('%s', async (name, ask) => {
    const response = await ask();
    const status = /^\d+/.exec(name)?.[0] ?? '200';
    expect([String(response.status), missing(response)]).toEqual([status, []]);
    expect(response.status === 401 && mayBeStored(response)).toBe(false);
  });
});

test('sign-ins and wrong passwords are not cached', async () => {
  for (const password of [app.environment.DATA_DIR, 'wrong']) {
    const response = await sendJson('POST', '/api/auth/sign-in', { email: 'x@example.org', password });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  }
});

test('images have them, and stay public for signed-in users', async () => {
  const bytes = await picture(600, 20).jpeg().toBuffer();
  const { serverData } = await uploader(app).upload(fileOf(bytes, 'cloth', 'image/jpeg'));
  const url = serverData?.image?.url ?? '';
  const first = await send(url, { headers: await signIn() });
  const known = { 'If-None-Match': first.headers.get('ETag') ?? '' };
  const again = await send(url, { headers: known });
  expect([first.status, again.status, isPublic(first)]).toEqual([200, 304, true]);
  expect([missing(first), missing(again)]).toEqual([[], []]);
});

describe('cached answers', () => {
  const port = useFrontDoor(app);

  test.each(['/api/news', '/sitemap.xml', '/feed/en.xml', '/'])('%s', async (path) => {
    await addNews({});
    const url = `http://127.0.0.1:${port()}${path}`;
    const [first, cached] = [await fetch(url), await fetch(url)];
    for (const response of [first, cached]) expect(missing(response)).toEqual([]);
    expect(cached.headers.get('Content-Security-Policy')).toBe(first.headers.get('Content-Security-Policy'));
    const known = await fetch(url, {
      headers: { 'If-None-Match': cached.headers.get('ETag') ?? '' },
    });
    expect([known.status, missing(known), known.headers.get('Content-Security-Policy')]).toEqual([
      304,
      [],
      null,
    ]);
  });
});
