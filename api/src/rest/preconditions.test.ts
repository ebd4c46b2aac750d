// An ETag that the server sent is accepted later: in every encoding, from the cache, and as a proxy may have changed
// it.
import { beforeEach, describe, expect, test } from 'vitest';
import { communityNoun } from '../communities/communities.samples.ts';
import { addContent, title } from '../content/content.samples.ts';
import { prisma } from '../database/client.ts';
import { addNews } from '../news/news.samples.ts';
import { partnerNoun } from '../partners/partners.samples.ts';
import { useTestApp } from '../testing/testApp.ts';
import { useFrontDoor } from '../testing/useFrontDoor.ts';
import { timelineNoun } from '../timeline/timeline.samples.ts';

const app = useTestApp();

const port = useFrontDoor(app);

const request = (path: string, method = 'GET', headers: Record<string, string> = {}, body?: object) =>
  fetch(`http://127.0.0.1:${port()}${path}`, {
    method,
    headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });

const long = 'x'.repeat(2000);
const addOne: Record<string, () => Promise<{ id: number }[]>> = {
  '/api/news': () => addNews({ contentEn: long }),
  '/api/partners': () => partnerNoun.add({ description: long }),
  '/api/communities': () => communityNoun.add({ descriptionEn: long }),
  '/api/history-timeline': () => timelineNoun.add({ descriptionEn: long }),
};
const nouns = Object.keys(addOne);
const encodings = ['identity', 'gzip', 'deflate', 'br'];

let session: Record<string, string>;
let address = '';

const arrange = async (path: string) => {
  const [row] = (await addOne[path]?.()) ?? [];
  address = `${path}/${row?.id}`;
};
/** A field of the noun that accepts any text. */
const textOf = (path: string) =>
  ({ '/api/partners': 'name', '/api/communities': 'nameEn' })[path] ?? 'titleEn';

const strongTag = /^"1-[\w-]{12}"$/;

beforeEach(async () => {
  session = await app.signIn();
});

describe.each(nouns)('the ETag of one of %s', (path) => {
  beforeEach(() => arrange(path));

  test.each(encodings)('allows its client to change and delete, over %s', async (encoding) => {
    const headers = { ...session, 'Accept-Encoding': encoding };
    const tags = await Promise.all(
      [{ 'Accept-Encoding': encoding }, headers].map(async (who) => {
        const read = await request(address, 'GET', who);
        expect(await read.text()).toContain(long);
        return read.headers.get('ETag') ?? '';
      }),
    );
    expect(tags).toEqual([expect.stringMatching(strongTag), expect.stringMatching(strongTag)]);
    const change = { [textOf(path)]: 'Changed' };
    const changed = await request(address, 'PUT', { ...headers, 'If-Match': tags[1] ?? '' }, change);
    const tag = changed.headers.get('ETag') ?? '';
    expect([changed.status, tag]).toEqual([200, expect.stringMatching(/^"2-/)]);
    expect((await request(address, 'DELETE', { ...headers, 'If-Match': tags[0] ?? '' })).status).toBe(412);
    // As weakened by a proxy that compresses.
    const weakened = { ...headers, 'If-Match': `W/"7", W/${tag}` };
    expect((await request(address, 'DELETE', weakened)).status).toBe(204);
  });

  test('gets 304 for visitors and admins, fresh or cached, with GET and HEAD', async () => {
    for (const who of [{}, session]) {
      const first = await request(address, 'GET', who);
      const tag = first.headers.get('ETag') ?? '';
      const vary = first.headers.get('Vary');
      await first.text();
      for (const ifNoneMatch of [tag, `W/${tag}`, `"x", ${tag}`, `"x" ,W/${tag}`, '*']) {
        for (const method of ['GET', 'HEAD']) {
          const again = await request(address, method, { ...who, 'If-None-Match': ifNoneMatch });
          const received = [
            again.status,
            again.headers.get('ETag'),
            again.headers.get('Vary'),
            await again.text(),
          ];
          expect(received).toEqual([304, tag, vary, '']);
        }
      }
      for (const other of ['"1"', `"x${tag.slice(1)}`, tag.slice(1, -1), '']) {
        expect((await request(address, 'GET', { ...who, 'If-None-Match': other })).status).toBe(200);
      }
    }
    app.answers().forget(new Set(['*']));
    const { headers } = await request(address);
    app.answers().forget(new Set(['*']));
    const cold = await request(address, 'GET', { 'If-None-Match': headers.get('ETag') ?? '' });
    expect(cold.status).toBe(304);
  });
});

test.each(['-gzip', '-br', '-zstd', ';gzip'])(
  'a tag to which a proxy has appended %s is accepted',
  async (suffix) => {
    await arrange('/api/news');
    const tag = (await request(address)).headers.get('ETag')?.replace(/"$/, `${suffix}"`) ?? '';
    const headers = { ...session, 'If-Match': tag };
    expect((await request(address, 'PUT', { ...headers, 'If-None-Match': tag }, {})).status).toBe(412);
    expect((await request(address, 'DELETE', headers)).status).toBe(204);
  },
);

test('the tag of other content with the same version does not match', async () => {
  await arrange('/api/news');
  const tag = (await request(address)).headers.get('ETag') ?? '';
  await prisma.newsArticle.updateMany({ data: { titleEn: 'Imported' } });
  const headers = { ...session, 'If-Match': tag };
  expect((await request(address, 'PUT', headers, { titleEn: 'Mine' })).status).toBe(412);
  expect((await request(address, 'DELETE', headers)).status).toBe(412);
});

test('the tag of the featured article changes when another article is featured', async () => {
  const [article] = await addNews({ featured: true, publishedAt: new Date('2026-01-01') });
  const path = '/api/news/featured';
  const tag = (await request(path)).headers.get('ETag') ?? '';
  expect((await request(path, 'GET', { 'If-None-Match': tag })).status).toBe(304);
  await addNews({ featured: true, publishedAt: new Date('2026-02-01') });
  expect((await request(path, 'GET', { 'If-None-Match': tag })).status).toBe(200);
  const headers = { ...session, 'If-Match': tag };
  expect((await request(`/api/news/${article?.id}`, 'PUT', headers, { titleEn: 'Mine' })).status).toBe(200);
});

test('a new session gets no 304 for a visitor’s tag', async () => {
  const [row] = await communityNoun.add({ contactInfo: 'Ask in the village' });
  const path = `/api/communities/${row?.id}`;
  const tag = (await request(path)).headers.get('ETag') ?? '';
  const answer = await request(path, 'GET', { ...session, 'If-None-Match': tag });
  expect(await answer.json()).toMatchObject({ contactInfo: 'Ask in the village' });
});

test.each(encodings)('the ETag of a saved content entry is accepted, over %s', async (encoding) => {
  await addContent({ valueEn: long });
  const headers = { ...session, 'Accept-Encoding': encoding };
  const first = await request('/api/content', 'POST', headers, { ...title, valueEn: `${long}y` });
  const tag = first.headers.get('ETag') ?? '';
  const second = await request('/api/content', 'POST', { ...headers, 'If-Match': tag }, title);
  expect([first.status, second.status, second.headers.get('ETag')]).toEqual([
    200,
    200,
    expect.stringMatching(/^"3-/),
  ]);
  expect(
    (await request('/api/content', 'POST', { ...headers, 'If-Match': tag }, { ...title, valueEn: 'z' }))
      .status,
  ).toBe(412);
});

describe('an answer that is sent back', () => {
  test.each(nouns)('to %s is accepted, and changes nothing', async (path) => {
    await arrange(path);
    const item = (await (await request(address, 'GET', session)).json()) as Record<string, unknown>;
    const same = await request(address, 'PUT', session, item);
    expect([same.status, await same.json()]).toEqual([200, item]);
    const text = textOf(path);
    const changed = await request(address, 'PUT', session, { ...item, [text]: 'Changed' });
    expect([changed.status, await changed.json()]).toMatchObject([200, { [text]: 'Changed', version: 2 }]);
    // Its version is outdated by now.
    expect((await request(address, 'PUT', session, item)).status).toBe(409);
    expect((await request(address, 'PUT', { ...session, 'If-Match': '"1"' }, item)).status).toBe(412);
    expect((await request(address, 'PUT', { ...session, 'If-Match': '"2"' }, item)).status).toBe(409);
  });

  test('to /api/content is accepted, and changes nothing', async () => {
    await addContent({});
    const [entry] = (await (await request('/api/content')).json()) as object[];
    const same = await request('/api/content', 'POST', session, entry);
    expect([same.status, await same.json()]).toEqual([200, entry]);
    expect(await prisma.change.count()).toBe(0);
  });

  test('is refused for another row, field by field', async () => {
    await arrange('/api/news');
    const other = { id: 2_147_483_647, createdAt: '2020-01-01T00:00:00Z', updatedAt: '2020-01-01T00:00:00Z' };
    const answer = await request(address, 'PUT', session, { ...other, titleEn: 'Mine' });
    const { fields } = (await answer.json()) as { fields: object };
    expect([answer.status, Object.keys(fields)]).toEqual([400, ['id', 'createdAt', 'updatedAt']]);
    expect(await prisma.newsArticle.findFirst()).toMatchObject({ titleEn: 'Wax', version: 1 });
  });
});

describe('null for an optional field', () => {
  const cleared: Record<string, [given: object, then: object]> = {
    '/api/news': [
      { excerptEn: 'Hot', contentId: 'Panas', imageUrl: '/a.jpg', featured: true, published: false },
      { excerptEn: '', contentId: '', imageUrl: null, featured: false, published: true },
    ],
    '/api/partners': [
      { description: 'Wax', websiteUrl: 'https://example.org', active: false },
      { description: null, websiteUrl: null, active: true },
    ],
    '/api/communities': [
      {
        descriptionEn: 'Wax',
        descriptionId: 'Malam',
        province: 'JT',
        contactInfo: { phone: '1' },
        active: false,
      },
      { descriptionEn: '', descriptionId: '', province: null, contactInfo: null, active: true },
    ],
    '/api/history-timeline': [
      { order: 7, active: false },
      { order: 1, active: true },
    ],
  };

  test.each(Object.entries(cleared))('of one of %s resets it to its default', async (path, [given, then]) => {
    await arrange(path);
    const set = await request(address, 'PUT', session, given);
    expect([set.status, await set.json()]).toMatchObject([200, given]);
    const none = Object.fromEntries(Object.keys(given).map((name) => [name, null]));
    const unset = await request(address, 'PUT', session, none);
    expect([unset.status, await unset.json()]).toMatchObject([200, then]);
  });

  test('is refused for a required field', async () => {
    await arrange('/api/news');
    const answer = await request(address, 'PUT', session, { titleEn: null, excerptEn: null });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { error: 'Please fill in all required fields', fields: { titleEn: 'Required.' } },
    ]);
  });

  test('sets the date of an article to now', async () => {
    await arrange('/api/news');
    const begun = Date.now();
    await request(address, 'PUT', session, { publishedAt: '2026-01-01T00:00:00Z' });
    const answer = await request(address, 'PUT', session, { publishedAt: null });
    const { publishedAt } = (await answer.json()) as { publishedAt: string };
    expect(Date.parse(publishedAt)).toBeGreaterThanOrEqual(begun);
  });
});

test('reports all problems together, each with its field', async () => {
  const body = { titleEn: ' ', category: 'x'.repeat(51), imageUrl: 'javascript:alert(1)', slug: 'wax' };
  const answer = await request('/api/news', 'POST', session, body);
  expect([answer.status, await answer.json()]).toEqual([
    400,
    {
      error: 'Please fill in all required fields',
      fields: {
        titleEn: 'Required.',
        titleId: 'Required.',
        category: 'At most 50 characters.',
        imageUrl: 'Enter an http(s) address, or a path on this site that starts with “/”.',
        slug: 'Unknown field.',
      },
    },
  ]);
});
