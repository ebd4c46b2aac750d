// Clients that know nothing of pages get lists whole, within a bound.
import { expect, test } from 'vitest';
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

const many = <Row>(count: number, row: (index: number) => Row) =>
  Array.from({ length: count }, (_, i) => row(i));

async function read(path: string, headers: Record<string, string> = {}) {
  const response = await send(path, { headers });
  const body = (await response.json()) as { id: number }[] | { images: { id: number }[] };
  const items = Array.isArray(body) ? body : body.images;
  const next = /^<([^>]+)>; rel="next"$/.exec(response.headers.get('Link') ?? '')?.[1];
  return { response, items, next };
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

test.each(Object.entries(lists))('%s is whole without a limit', async (path, add) => {
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

test('with 120 partners no tier vanishes', async () => {
  await addPartners(...many(110, () => ({ tier: 'platinum' as const })), ...many(10, () => ({})));
  const { items } = await read('/api/partners?active=true');
  expect((items as unknown as { tier: string }[]).filter(({ tier }) => tier === 'silver')).toHaveLength(10);
});

test.each([
  [100, 100, false],
  [101, 101, false],
  [1_000, 1_000, false],
  [1_001, 1_000, true],
])('of %i articles %i are answered at once', async (stored, answered, hasMore) => {
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

test('a list is read a hundred rows at a time', async () => {
  await addNews(...many(350, () => ({})));
  statements.length = 0;
  expect((await read('/api/news')).items).toHaveLength(350);
  const limits = statements
    .filter(({ sql }) => sql.includes('"contentEn"') && sql.includes('"NewsArticle"'))
    .map(({ args }) =>
      Math.max(...args.filter((arg): arg is number => typeof arg === 'number' && arg < 2_000)),
    );
  expect(limits).toHaveLength(4);
  expect(Math.max(...limits)).toBeLessThanOrEqual(101);
});

test('what is too large to be kept is answered whole all the same, each time', async () => {
  const contentEn = 'Wax. '.repeat(10_000);
  await addNews(...many(180, () => ({ contentEn: contentEn.trim() })));
  for (const headers of [{}, { 'Accept-Encoding': 'gzip' }]) {
    const response = await send('/api/news', { headers });
    expect(response.headers.get('Surrogate-Key')).toBeNull();
    const body = headers['Accept-Encoding']
      ? response.body?.pipeThrough(new DecompressionStream('gzip'))
      : response.body;
    expect(await new Response(body).json()).toHaveLength(180);
  }
});

test('HEAD tells of a long list without reading all of it', async () => {
  await addNews(...many(150, () => ({})));
  const response = await send('/api/news', { method: 'HEAD', headers: await signIn() });
  expect([response.status, await response.text()]).toEqual([200, '']);
});
