import { describe, expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { useTestApp } from '../testing/testApp.ts';
import { addNews } from './news.samples.ts';

const { graphql, send } = useTestApp();

interface Connection {
  edges: { cursor: string; node: { databaseId: number } }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string };
}

/** Requests a page of the list; `page` is the field’s arguments in GraphQL syntax. */
async function ask(page: string) {
  const { data, errors } = await graphql<{ news: Connection | null }>(`{ news(${page}) {
         edges { cursor node { databaseId } }
         pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
       } }`);
  return { ids: data.news?.edges.map(({ node }) => node.databaseId), pageInfo: data.news?.pageInfo, errors };
}

const restIds = async (path: string) => {
  const response = await send(path);
  const body = (await response.json()) as { id: number }[];
  return { ids: body.map(({ id }) => id), link: response.headers.get('Link') };
};

/** Stores 25 articles, three for each time, and returns their ids in the list’s order. */
async function addTwentyFive() {
  const rows = await addNews(
    ...Array.from({ length: 25 }, (_, i) => ({
      publishedAt: new Date(Date.UTC(2026, 0, Math.floor(i / 3) + 1)),
    })),
  );
  return rows
    .toSorted((a, b) => Number(b.publishedAt) - Number(a.publishedAt) || b.id - a.id)
    .map(({ id }) => id);
}

describe('the order', () => {
  test('is newest first, and for the same time, last stored first', async () => {
    const moments = ['2026-01-01', '2026-01-03', '2026-01-02', '2026-01-03'].map((day) => new Date(day));
    const [a, b, c, d] = await addNews(...moments.map((publishedAt) => ({ publishedAt })));
    const expected = [d?.id, b?.id, c?.id, a?.id];
    expect((await ask('first: 10')).ids).toEqual(expected);
    expect((await restIds('/api/news')).ids).toEqual(expected);
  });
});

describe('pages over GraphQL', () => {
  test('cover the whole list forward, each article once', async () => {
    const expected = await addTwentyFive();
    const seen: (number | undefined)[] = [];
    let page = await ask('first: 7');
    expect(page.pageInfo?.hasPreviousPage).toBe(false);
    seen.push(...(page.ids ?? []));
    while (page.pageInfo?.hasNextPage) {
      page = await ask(`first: 7, after: "${page.pageInfo.endCursor}"`);
      expect(page.pageInfo?.hasPreviousPage).toBe(true);
      seen.push(...(page.ids ?? []));
    }
    expect(seen).toEqual(expected);
  });

  test('cover the whole list backward, each article once', async () => {
    const expected = await addTwentyFive();
    const seen: (number | undefined)[] = [];
    let page = await ask('last: 7');
    expect(page.pageInfo?.hasNextPage).toBe(false);
    seen.unshift(...(page.ids ?? []));
    while (page.pageInfo?.hasPreviousPage) {
      page = await ask(`last: 7, before: "${page.pageInfo.startCursor}"`);
      expect(page.pageInfo?.hasNextPage).toBe(true);
      seen.unshift(...(page.ids ?? []));
    }
    expect(seen).toEqual(expected);
  });

  test('have twenty articles by default', async () => {
    const expected = await addTwentyFive();
    expect((await ask('category: "all"')).ids).toEqual(expected.slice(0, 20));
  });

  test('that contain exactly the rest of the list are the last', async () => {
    const [first] = await addTwentyFive();
    expect((await ask('first: 25')).pageInfo?.hasNextPage).toBe(false);
    expect((await ask('first: 24')).pageInfo?.hasNextPage).toBe(true);
    expect((await ask('first: 1')).ids).toEqual([first]);
  });

  test('are empty without articles', async () => {
    const { ids, pageInfo } = await ask('first: 10');
    expect(ids).toEqual([]);
    expect(pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: false });
  });

  test('continue at the same place if an article is added in between', async () => {
    const expected = await addTwentyFive();
    const { pageInfo } = await ask('first: 10');
    await addNews({ publishedAt: new Date('2030-01-01') }, { publishedAt: new Date('2020-01-01') });
    const next = await ask(`first: 10, after: "${pageInfo?.endCursor}"`);
    expect(next.ids).toEqual(expected.slice(10, 20));
  });

  test('continue at the same place if the last seen article is deleted', async () => {
    const expected = await addTwentyFive();
    const { pageInfo } = await ask('first: 10');
    await prisma.newsArticle.delete({ where: { id: expected[9] ?? 0 } });
    const next = await ask(`first: 10, after: "${pageInfo?.endCursor}"`);
    expect(next.ids).toEqual(expected.slice(10, 20));
  });

  test.each(['first: 1', 'first: 100', 'last: 1', 'last: 100'])('may be requested with %s', async (page) => {
    await addNews({});
    const { ids, errors } = await ask(page);
    expect(errors).toBeUndefined();
    expect(ids).toHaveLength(1);
  });

  test.each(['first: 0', 'first: -1', 'first: 101', 'last: 0', 'last: -1', 'last: 101', 'first: 2, last: 2'])(
    'are refused with %s',
    async (page) => {
      await addNews({});
      const { errors } = await ask(page);
      expect(errors?.[0]?.extensions?.code).toBe('VALIDATION_FAILED');
    },
  );
});

describe('a foreign cursor', () => {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const foreign = {
    'plain text': 'yesterday',
    'JSON of another shape': encode({ id: 1 }),
    'too few values': encode([1]),
    'too many values': encode([1, 2, 3]),
    'values of other types': encode(['2026-01-01', true]),
    'an id that no row can have': encode([0, Number.MAX_SAFE_INTEGER]),
    'a date out of range': encode([8_640_000_000_000_001, 1]),
    'a time that the database cannot store': encode([-8_640_000_000_000_000, 1]),
    'the last time that JavaScript can represent': encode([8_640_000_000_000_000, 1]),
  };

  test.each(Object.entries(foreign))('is refused: %s', async (_what, cursor) => {
    await addNews({});
    for (const page of [`first: 5, after: "${cursor}"`, `last: 5, before: "${cursor}"`]) {
      const { errors } = await ask(page);
      expect(errors?.[0]?.extensions?.code).toBe('VALIDATION_FAILED');
    }
    const response = await send(`/api/news?after=${cursor}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: 'The cursor does not belong to this list.' });
  });
});

describe('filtering the list', () => {
  test('to a category excludes the others, “all” excludes none', async () => {
    const [culture, events] = await addNews({ category: 'culture' }, { category: 'events' });
    expect((await ask('category: "events"')).ids).toEqual([events?.id]);
    expect((await ask('category: "all"')).ids).toEqual([events?.id, culture?.id]);
    expect((await ask('category: "Events"')).ids).toEqual([]);
    expect((await restIds('/api/news?category=culture')).ids).toEqual([culture?.id]);
    expect((await restIds('/api/news?category=all')).ids).toEqual([events?.id, culture?.id]);
  });

  test('by featured or not', async () => {
    const [plain, featured] = await addNews({}, { featured: true });
    expect((await ask('featured: true')).ids).toEqual([featured?.id]);
    expect((await ask('featured: false')).ids).toEqual([plain?.id]);
    expect((await restIds('/api/news?featured=true')).ids).toEqual([featured?.id]);
    expect((await restIds('/api/news?featured=false')).ids).toEqual([plain?.id]);
  });

  test('applies to later pages too', async () => {
    const rows = await addNews(
      ...Array.from({ length: 6 }, (_, i) => ({ category: i % 2 ? 'events' : 'culture' })),
    );
    const events = rows.filter(({ category }) => category === 'events').map(({ id }) => id);
    const { pageInfo } = await ask('first: 2, category: "events"');
    const next = await ask(`first: 2, category: "events", after: "${pageInfo?.endCursor}"`);
    expect(next.ids).toEqual(events.slice(0, 1));
  });
});

describe('the featured article', () => {
  const featuredId = async () => {
    const { data } = await graphql<{ featuredNewsArticle: { databaseId: number } | null }>(
      '{ featuredNewsArticle { databaseId } }',
    );
    return data.featuredNewsArticle?.databaseId;
  };

  test('is the newest one marked as featured', async () => {
    const [, newest] = await addNews(
      { featured: true, publishedAt: new Date('2026-01-01') },
      { featured: true, publishedAt: new Date('2026-01-03') },
      { featured: true, publishedAt: new Date('2026-01-02') },
      { featured: false, publishedAt: new Date('2026-01-04') },
    );
    expect(await featuredId()).toBe(newest?.id);
    const response = await send('/api/news/featured');
    expect(await response.json()).toMatchObject({ id: newest?.id, featured: true });
    expect(response.headers.get('ETag')).toMatch(/^"1-/);
  });

  test('is null if none is marked', async () => {
    await addNews({});
    expect(await featuredId()).toBeUndefined();
    const response = await send('/api/news/featured');
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: 'No article is featured.' });
  });
});

describe('pages over REST', () => {
  test('cover the whole list through their Link headers, which keep the filters', async () => {
    const expected = await addTwentyFive();
    await addNews({ category: 'events' });
    const seen: number[] = [];
    let path: string | undefined = '/api/news?limit=10&category=culture';
    while (path) {
      const page: Awaited<ReturnType<typeof restIds>> = await restIds(path);
      seen.push(...page.ids);
      path = page.link === null ? undefined : /^<([^>]+)>; rel="next"$/.exec(page.link)?.[1];
    }
    expect(seen).toEqual(expected);
  });

  test.each(['1', '100', '010'])('may be requested with limit=%s', async (limit) => {
    await addNews({});
    expect((await restIds(`/api/news?limit=${limit}`)).ids).toHaveLength(1);
  });

  test.each([
    'limit=0',
    'limit=-1',
    'limit=101',
    'limit=1.5',
    'limit=many',
    'limit=0x10',
    'limit=1e1',
    'limit=%2010',
    'limit=+10',
    'limit=10.0',
    'limit=１０',
    'limit=',
    'published=maybe',
    'featured=2',
    'language=fr',
  ])('are refused with %s', async (query) => {
    const response = await send(`/api/news?${query}`);
    expect(response.status).toBe(400);
    const name = query.split('=')[0] ?? '';
    const fields = { [name]: expect.any(String) };
    expect(await response.json()).toEqual({ error: expect.stringContaining(name), fields });
  });
});
