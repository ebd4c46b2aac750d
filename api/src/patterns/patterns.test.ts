import { describe, expect, test } from 'vitest';
import { testChangesOverGraphql } from '../testing/noun/changes.ts';
import { testInput } from '../testing/noun/input.ts';
import { mutate, saved } from '../testing/noun/noun.ts';
import { testPages } from '../testing/noun/pages.ts';
import { useTestApp } from '../testing/testApp.ts';
import { addPatterns, kawung, patternNoun } from './patterns.samples.ts';

const app = useTestApp();

testChangesOverGraphql(app, patternNoun);

testInput(app, patternNoun, {
  limits: {
    nameEn: 200,
    nameId: 200,
    origin: 200,
    meaningEn: 1000,
    meaningId: 1000,
    descriptionEn: 2000,
    descriptionId: 2000,
    imageUrl: 2048,
  },
  required: ['nameEn', 'nameId'],
});

describe('the list', () => {
  testPages(app, patternNoun, async () => {
    const rows = await addPatterns(...Array.from({ length: 25 }, () => ({})));
    return rows.map(({ id }) => id).toSorted((a, b) => a - b);
  });

  test('returns the fields of a pattern and its changes, and no others, over REST', async () => {
    const [row] = await addPatterns(patternNoun.full);
    const response = await app.send('/api/batik-patterns');
    expect(await response.json()).toEqual([
      { ...patternNoun.full, id: row?.id, ...saved(1, patternNoun.full) },
    ]);
  });
});

test('reads a pattern by its id, and sends it again only if it has changed', async () => {
  const [row] = await addPatterns(patternNoun.full);
  const path = `/api/batik-patterns/${row?.id}`;
  const first = await app.send(path);
  expect(await first.json()).toEqual({ ...patternNoun.full, id: row?.id, ...saved(1, patternNoun.full) });
  const ifNoneMatch = { 'If-None-Match': first.headers.get('ETag') ?? '' };
  expect((await app.send(path, { headers: ifNoneMatch })).status).toBe(304);
  await mutate(app, patternNoun, 'update', { id: row?.id, input: { origin: 'Solo' } });
  expect(await (await app.send(path, { headers: ifNoneMatch })).json()).toMatchObject({ origin: 'Solo' });
  expect((await app.send('/api/batik-patterns/2147483647')).status).toBe(404);
});

describe('a pattern without an image', () => {
  const pictures = async (id: number) => {
    const response = await app.send('/api/batik-patterns');
    const { data } = await app.graphql(
      `{ batikPattern(id: ${id}) { imageUrl } batikPatterns { edges { node { imageUrl } } } }`,
    );
    return { overRest: await response.json(), data };
  };

  test('gets a generated one, the same everywhere', async () => {
    const [row] = await addPatterns({});
    const imageUrl = `/api/placeholder/800/600?seed=pattern-${row?.id}`;
    expect(await pictures(row?.id ?? 0)).toMatchObject({
      overRest: [{ imageUrl }],
      data: { batikPattern: { imageUrl }, batikPatterns: { edges: [{ node: { imageUrl } }] } },
    });
    const drawn = await app.send(imageUrl);
    expect(drawn.headers.get('Content-Type')).toBe('image/svg+xml');
  });

  test.each([null, '', ' '])('is the result of %j', async (imageUrl) => {
    const [row] = await addPatterns({ imageUrl: '/kawung.jpg' });
    const outcome = await mutate(app, patternNoun, 'update', { id: row?.id, input: { imageUrl } });
    expect(outcome.row?.['imageUrl']).toBe(`/api/placeholder/800/600?seed=pattern-${row?.id}`);
  });

  test.each(['javascript:alert(1)', '//example.org/a.jpg', 'a.jpg'])(
    'does not accept %s',
    async (imageUrl) => {
      const outcome = await mutate(app, patternNoun, 'create', { input: { ...kawung, imageUrl } });
      expect(outcome.fields).toEqual([{ field: 'imageUrl', code: 'INVALID', limit: null }]);
    },
  );
});

test('names the patterns added before and after it', async () => {
  const rows = await addPatterns({ nameEn: 'Parang' }, { nameEn: 'Kawung' }, { nameEn: 'Truntum' });
  const found = await Promise.all(
    rows.map(async ({ id }) => {
      const query = `{ batikPattern(id: ${id}) { previous { nameEn } next { nameEn } } }`;
      const { data } = await app.graphql<{ batikPattern: unknown }>(query);
      return data?.batikPattern;
    }),
  );
  expect(found).toEqual([
    { previous: null, next: { nameEn: 'Kawung' } },
    { previous: { nameEn: 'Parang' }, next: { nameEn: 'Truntum' } },
    { previous: { nameEn: 'Kawung' }, next: null },
  ]);
});

test.each([
  ['POST', '', 405],
  ['PUT', '/1', 405],
  ['DELETE', '/1', 405],
])('REST offers no %s of a pattern%s', async (method, rest, status) => {
  const body = method === 'DELETE' ? undefined : kawung;
  const response = await app.sendJson(method, `/api/batik-patterns${rest}`, body, await app.signIn());
  expect(response.status).toBe(status);
});

test('visitors cannot change patterns', async () => {
  const [row] = await addPatterns({});
  const { data } = await app.graphql(
    `mutation ($id: Int!) {
       a: createBatikPattern(input: { nameEn: "A", nameId: "B" }) { __typename }
       b: updateBatikPattern(id: $id, input: {}) { __typename }
       c: deleteBatikPattern(id: $id) { __typename }
     }`,
    { id: row?.id },
  );
  const refused = { __typename: 'UnauthenticatedError' };
  expect(data).toEqual({ a: refused, b: refused, c: refused });
  expect(await patternNoun.count()).toBe(1);
});
