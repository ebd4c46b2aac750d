// Readers see an article from goLiveAt until just before expireAt, everywhere at once (docs/product.md#scheduling).
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { encodeGlobalID } from '@pothos/plugin-relay';
import { prisma } from '../database/client.ts';
import { visitor } from '../auth/viewer.ts';
import { useTestApp } from '../testing/testApp.ts';
import { useFrontDoor } from '../testing/useFrontDoor.ts';
import { listNews } from './news.ts';
import { addNews, wax } from './news.samples.ts';
import { newsShownAt, newsStates, stateAt, type NewsState } from './visibility.ts';

const app = useTestApp();
const { graphql, send, sendJson, signIn } = app;
const port = useFrontDoor(app);

const goLiveAt = new Date('2026-12-03T09:00:00.000+07:00');
const expireAt = new Date('2026-12-10T09:00:00.000+07:00');
const by = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds);

/** Each time, and the state of an article that is published from goLiveAt until expireAt. */
const times: [string, Date, NewsState][] = [
  ['a millisecond before', by(goLiveAt, -1), 'SCHEDULED'],
  ['at the moment', goLiveAt, 'LIVE'],
  ['a millisecond before the end', by(expireAt, -1), 'LIVE'],
  ['at the end', expireAt, 'EXPIRED'],
];

let id: number;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: by(goLiveAt, -60_000) });
  const [row] = await addNews(
    { titleEn: 'Zindigo', titleId: 'Znila', featured: true, goLiveAt, expireAt, publishedAt: goLiveAt },
    // Its neighbour.
    { titleEn: 'Old wax', titleId: 'Malam lama', publishedAt: by(goLiveAt, -1000) },
  );
  id = row?.id ?? 0;
});
afterEach(() => void vi.useRealTimers());

/** Where visitors read articles, in each language. */
const paths: Record<string, () => string> = {
  'the REST list': () => '/api/news',
  'one article over REST': () => `/api/news/${id}`,
  'the featured one': () => '/api/news/featured',
  'the feed in English': () => '/feed/en.xml',
  'the feed in Indonesian': () => '/feed/id.json',
  'the sitemap': () => '/sitemap.xml',
  'the search in English': () => '/api/search?q=zindigo&lang=en',
  'the search in Indonesian': () => '/api/search?q=znila&lang=id',
  'the search of news': () => '/api/news?search=zindigo&language=en',
};
const places: Record<string, () => Promise<string>> = Object.fromEntries(
  Object.entries(paths).map(([name, path]) => [
    name,
    async () => (await fetch(`http://localhost:${port()}${path()}`)).text(),
  ]),
);
const overGraphql = (query: string) => async () => JSON.stringify(await graphql(query));
places['GraphQL'] = overGraphql('{ news { edges { node { titleEn titleId } } } }');
places['its neighbours'] = overGraphql(
  '{ news(search: "wax", language: EN) { edges { node { next { titleEn } } } } }'.replace('EN', 'en'),
);
places['its global id'] = async () =>
  overGraphql(`{ node(id: "${encodeGlobalID('NewsArticle', id)}") { ... on NewsArticle { titleEn } } }`)();

test.each(Object.entries(places))(
  '%s shows it from the moment until the end, from caches too',
  async (_name, read) => {
    const isShown = async () => new RegExp(`Zindigo|Znila|/news/${id}\\b`).test(await read());
    for (const [, now, state] of times) {
      vi.setSystemTime(now);
      // Twice: once made, once cached.
      expect([await isShown(), await isShown()]).toEqual(Array(2).fill(state === 'LIVE'));
    }
    // The clock is set back, and forward again.
    vi.setSystemTime(by(goLiveAt, -1));
    expect(await isShown()).toBe(false);
    vi.setSystemTime(goLiveAt);
    expect(await isShown()).toBe(true);
    await prisma.newsArticle.update({ where: { id }, data: { published: false } });
    expect(await isShown()).toBe(false);
  },
);

test.each(times)('its state is the same in a list, in SQL and in its row: %s', async (_when, now, state) => {
  vi.setSystemTime(now);
  const headers = await signIn();
  for (const asked of Object.keys(newsStates) as NewsState[]) {
    const { data } = await graphql<{ news: { edges: { node: object }[] } }>(
      `{ news(state: ${asked}, search: "Zindigo", language: en) { edges { node { state } } } }`,
      {},
      headers,
    );
    expect(data.news.edges).toEqual(asked === state ? [{ node: { state } }] : []);
    const rows = (await (
      await send(`/api/news?state=${asked}&published=true`, { headers })
    ).json()) as object[];
    expect(rows.some((row) => 'id' in row && row.id === id)).toBe(asked === state);
  }
  const shown = await prisma.$queryRaw<
    { id: number }[]
  >`SELECT id FROM "NewsArticle" WHERE ${newsShownAt(now)}`;
  const listed = await listNews(visitor, { reader: { language: 'en' } }, { limit: 9, inverted: false });
  expect(shown.map((row) => row.id).toSorted()).toEqual(listed.map((row) => row.id).toSorted());
  const row = await prisma.newsArticle.findUniqueOrThrow({ where: { id } });
  expect([stateAt(row, now), stateAt({ ...row, published: false }, now)]).toEqual([state, 'DRAFT']);
});

test('what shared caches are told ends at the next moment, and 304 does not outlive it', async () => {
  const read = (etag = '') => send('/feed/en.xml', { headers: { 'If-None-Match': etag } });
  const told = async () => (await read()).headers.get('CDN-Cache-Control');
  vi.setSystemTime(by(goLiveAt, -86_400_000));
  expect(await told()).toBe('max-age=60, stale-while-revalidate=600');
  vi.setSystemTime(by(goLiveAt, -10_000));
  app.answers().forget(new Set(['NewsArticle']));
  expect(await told()).toBe('max-age=5, stale-while-revalidate=0');
  const etag = (await read()).headers.get('ETag') ?? '';
  expect((await read(etag)).status).toBe(304);
  vi.setSystemTime(goLiveAt);
  expect((await read(etag)).status).toBe(200);
});

describe('a schedule', () => {
  const refusal = expect.objectContaining({ error: 'expireAt: Enter a time after the first one.' }) as object;
  const put = async (body: object) => sendJson('PUT', `/api/news/${id}`, body, await signIn());

  test('is refused unless it ends after it begins, and changes nothing', async () => {
    const created = await sendJson(
      'POST',
      '/api/news',
      { ...wax, goLiveAt, expireAt: goLiveAt },
      await signIn(),
    );
    expect([created.status, await created.json()]).toEqual([400, refusal]);
    for (const body of [{ expireAt: goLiveAt }, { goLiveAt: expireAt }, { goLiveAt, expireAt: goLiveAt }]) {
      const response = await put(body);
      expect([response.status, await response.json()]).toEqual([400, refusal]);
    }
    expect(await prisma.newsArticle.findUnique({ where: { id } })).toMatchObject({ goLiveAt, expireAt });
    expect((await put({ expireAt: by(goLiveAt, 1) })).status).toBe(200);
    expect((await put({ goLiveAt: null, expireAt: null })).status).toBe(200);
  });

  const schedule = async (range: string, headers = {}) =>
    graphql<{ newsSchedule: { databaseId: number }[] }>(
      `{ newsSchedule${range} { databaseId } }`,
      {},
      headers,
    );

  test.each([
    ['', 1],
    ['(from: "2026-12-03T02:00:00Z", until: "2026-12-03T02:00:00.001Z")', 1],
    ['(from: "2026-12-03T02:00:00.001Z", until: "2026-12-10T02:00:00Z")', 0],
    ['(from: "2026-12-10T02:00:00Z", until: "2027-02-10T02:00:00Z")', 1],
  ])('is in the calendar of its moments: %s', async (range, count) => {
    await prisma.newsArticle.update({ where: { id }, data: { published: false } });
    expect((await schedule(range, await signIn())).data.newsSchedule).toHaveLength(count);
  });

  test.each([
    '(from: "2026-12-10T02:00:00Z", until: "2027-02-10T02:00:00.001Z")',
    '(from: "2026-12-10T02:00:00Z", until: "2026-12-10T02:00:00Z")',
  ])('has a calendar of at most 62 days: %s', async (range) => {
    expect((await schedule(range, await signIn())).errors?.[0]?.message).toContain('within 62 days');
  });
});
