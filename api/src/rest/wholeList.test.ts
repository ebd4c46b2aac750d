// Clients that do not paginate get whole lists, up to a limit.
import { expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { addContent } from '../content/content.samples.ts';
import { addImages } from '../images/images.samples.ts';
import { addNews } from '../news/news.samples.ts';
import { addPartners } from '../partners/partners.samples.ts';
import { recordStatements } from '../testing/statements.ts';
import { useTestApp } from '../testing/testApp.ts';
import { communityNoun } from '../communities/communities.samples.ts';
import { patternNoun } from '../patterns/patterns.samples.ts';
import { timelineNoun } from '../timeline/timeline.samples.ts';

const statements = recordStatements();
const { send, signIn } = useTestApp();

const mebibyte = 2 ** 20;

const many = <Row>(count: number, row: (index: number) => Row) =>
  Array.from({ length: count }, (_, i) => row(i));

const linkOf = ({ headers }: Response) => /^<([^>]+)>; rel="next"$/.exec(headers.get('Link') ?? '')?.[1];

async function read(path: string, headers: Record<string, string> = {}) {
  const response = await send(path, { headers });
  const body = (await response.json()) as { id: number }[] | { images: { id: number }[] };
  const items = Array.isArray(body) ? body : body.images;
  return { response, items, next: linkOf(response) };
}

const lists: Record<string, (count: number) => Promise<unknown>> = {
  '/api/news': (count) => addNews(...many(count, () => ({}))),
  '/api/partners': (count) => addPartners(...many(count, () => ({}))),
  '/api/communities': (count) => communityNoun.add(...many(count, () => ({}))),
  '/api/history-timeline': (count) => timelineNoun.add(...many(count, () => ({}))),
  '/api/batik-patterns': (count) => patternNoun.add(...many(count, () => ({}))),
  '/api/content': (count) => addContent(...many(count, (i) => ({ key: `k.${i}` }))),
  '/api/storage/images': (count) => addImages(...many(count, () => ({}))),
};

test.each(Object.entries(lists))('%s returns the whole list without a limit', async (path, add) => {
  await add(230);
  const { items, next, response } = await read(path, await signIn());
  expect([response.status, items.length, next]).toEqual([200, 230, undefined]);
  const byPages: object[] = [];
  let page: string | undefined = `${path}?limit=100`;
  while (page) {
    const { items: found, next: following } = await read(page, await signIn());
    byPages.push(...found);
    page = following;
  }
  expect(byPages).toEqual(items);
});

test('returns every tier of 120 partners', async () => {
  await addPartners(...many(110, () => ({ tier: 'platinum' as const })), ...many(10, () => ({})));
  const { items } = await read('/api/partners?active=true');
  expect((items as unknown as { tier: string }[]).filter(({ tier }) => tier === 'silver')).toHaveLength(10);
});

test.each([
  [100, 100, false],
  [101, 101, false],
  [1_000, 1_000, false],
  [1_001, 1_000, true],
])('of %i articles, returns %i in one answer', async (stored, answered, hasMore) => {
  await addNews(...many(stored, () => ({})));
  for (const headers of [{}, await signIn()]) {
    const { items, next } = await read('/api/news', headers);
    expect([items.length, next !== undefined]).toEqual([answered, hasMore]);
    if (!next) continue;
    const rest = await read(next, headers);
    const ids = [...items, ...rest.items].map(({ id }) => id);
    expect([rest.next, new Set(ids).size, ids.length]).toEqual([undefined, stored, stored]);
  }
});

/** The row limit of each statement. */
const pagesRead = () =>
  statements
    .filter(({ sql }) => sql.includes('"valueEn"') && sql.includes('LIMIT'))
    .map(({ args }) => Number(args.at(-2)));

/** Entries of this many characters. */
const addEntries = (count: number, length: number) =>
  addContent(
    ...many(count, (i) => ({
      key: `k.${String(i).padStart(3, '0')}`,
      valueEn: 'lilin '.repeat(Math.ceil(length / 6)).slice(0, length),
    })),
  );

test.each([
  [350, 10, [101, 101, 101, 101]],
  [100, 10_000, [25, 25, 25, 25, 25]],
  [7, 100_000, [2, 2, 2, 2]],
])(
  'a list of %i items of %i characters is read in pages of a few hundred KB',
  async (count, length, pages) => {
    await addEntries(count, length);
    // An admin’s answers are not cached, so that each request reads the rows.
    const headers = await signIn();
    // The first request measures the rows; nothing is re-read for a body that no one reads.
    for (let i = 0; i < 2; i += 1) {
      statements.length = 0;
      expect((await send('/api/content', { method: 'HEAD', headers })).status).toBe(200);
    }
    expect(pagesRead()).toEqual(pages);
  },
);

test('an answer ends at 16 MiB, and links to the rest', async () => {
  const stored = await addEntries(90, 200_000);
  const { items, next } = await read('/api/content');
  const room = 16 * mebibyte - Buffer.byteLength(JSON.stringify(items));
  const rest = await read(next ?? '');
  expect([rest.next, items.length + rest.items.length]).toEqual([undefined, 90]);

  // Lengthens one entry until the answer has exactly 16 MiB, and then by one more byte.
  const endsAt = async (length: number, path = '/api/content') => {
    const valueEn = `${stored[0]?.valueEn}${'.'.repeat(length)}`;
    await prisma.contentEntry.update({ where: { key: 'k.000' }, data: { valueEn } });
    return linkOf(await send(path, { method: 'HEAD' }));
  };
  expect(await endsAt(room)).toBe(next);
  expect(await endsAt(room, '/api/content?limit=100')).toBe(next?.replace('?', '?limit=100&'));
  const earlier = await read((await endsAt(room + 1)) ?? '');
  expect(earlier.items).toEqual([items.at(-1), ...rest.items]);
});

test.each([
  [15, true],
  [25, false],
])('an answer with %i items of 100,000 characters is cached: %s', async (count, isKept) => {
  await addEntries(count, 100_000);
  for (const headers of [{}, { 'Accept-Encoding': 'gzip' }]) {
    const response = await send('/api/content', { headers });
    expect(response.headers.has('Surrogate-Key')).toBe(isKept);
    const body = headers['Accept-Encoding']
      ? response.body?.pipeThrough(new DecompressionStream('gzip'))
      : response.body;
    expect(await new Response(body).json()).toHaveLength(count);
  }
});

test('HEAD returns the headers of GET, without a body', async () => {
  await addNews(...many(1_001, () => ({})));
  const response = await send('/api/news', { method: 'HEAD', headers: await signIn() });
  expect([response.status, await response.text()]).toEqual([200, '']);
  expect(linkOf(response)).toBe(linkOf(await send('/api/news', { headers: await signIn() })));
});

test('queues sixteen large lists while one is read, and refuses more for now, but not small ones', async () => {
  await addEntries(30, 100_000);
  await addPartners({});
  const paths = Array.from({ length: 40 }, (_, i) => `/api/content?x=${i}`);
  const large = paths.map((path) => send(path, { method: 'HEAD' }));
  expect((await send('/api/partners')).status).toBe(200);
  const refused = (await Promise.all(large)).filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(10);
  for (const { status, headers } of refused) expect([status, headers.get('Retry-After')]).toEqual([503, '5']);
});

test('an answer to a search ends at 2 MiB, and links to the rest', async () => {
  const contentEn = 'batik '.repeat(8_333);
  await addNews(...many(60, () => ({ contentEn })));
  const ids: number[] = [];
  let page: string | undefined = '/api/news?language=en&search=batik';
  while (page) {
    const { response, items, next } = await read(page);
    expect(Buffer.byteLength(JSON.stringify(items))).toBeLessThanOrEqual(2 * mebibyte);
    // Answers that are not streamed are cached.
    expect(response.headers.has('Surrogate-Key')).toBe(true);
    ids.push(...items.map(({ id }) => id));
    page = next;
  }
  expect([ids.length, new Set(ids).size]).toEqual([60, 60]);
});
