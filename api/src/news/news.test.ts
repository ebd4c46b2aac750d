import { describe, expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { useTestApp } from '../testing/testApp.ts';
import { saved, tagOf } from '../testing/noun/noun.ts';
import { addNews, wax } from './news.samples.ts';

const { graphql, send, sendJson, signIn } = useTestApp();

const fullArticle = {
  titleEn: 'Wax and canting',
  titleId: 'Malam dan canting',
  excerptEn: 'How a line is drawn.',
  excerptId: 'Bagaimana garis ditarik.',
  contentEn: '## Wax\n\n- Hot',
  contentId: '## Malam\n\n- Panas',
  author: 'Ratna Wulandari',
  category: 'heritage',
  imageUrl: 'https://example.org/wax.jpg',
  featured: true,
  published: false,
  publishedAt: '2026-01-02T03:04:05.678Z',
  goLiveAt: '2026-01-03T03:04:05.678Z',
  expireAt: '2026-01-03T03:04:05.679Z',
};
const columns = Object.keys(fullArticle).join(' ');

interface Changed {
  newsArticle: Record<string, unknown> & { databaseId: number };
  deletedId: string;
  code: string;
  message: string;
}

/** Runs a mutation as the editor and returns its result. */
async function mutate(field: string, argumentsText: string, variables: Record<string, unknown>) {
  const { data } = await graphql<Record<string, Changed>>(
    `mutation ${argumentsText} { result: ${field} {
       ... on NewsArticlePayload { newsArticle { databaseId version ${columns} } }
       ... on Error { code message }
     } }`,
    variables,
    await signIn(),
  );
  return data['result'];
}

describe('creating an article', () => {
  test('stores every field over GraphQL', async () => {
    const result = await mutate('createNewsArticle(input: $input)', '($input: CreateNewsArticleInput!)', {
      input: fullArticle,
    });
    expect(result?.newsArticle).toEqual({ ...fullArticle, databaseId: expect.any(Number), version: 1 });
  });

  test('stores every field over REST and returns its address and version', async () => {
    const response = await sendJson('POST', '/api/news', fullArticle, await signIn());
    const body = (await response.json()) as { id: number };
    expect(response.status).toBe(201);
    expect(body).toEqual({ id: expect.any(Number), ...fullArticle, ...saved(1, fullArticle) });
    expect(response.headers.get('Location')).toBe(`/api/news/${body.id}`);
    expect(response.headers.get('ETag')).toEqual(tagOf(1));
  });

  test('uses the defaults: published now, not featured, the rest empty', async () => {
    const before = Date.now();
    const response = await sendJson('POST', '/api/news', wax, await signIn());
    const { publishedAt, ...body } = (await response.json()) as { publishedAt: string };
    expect(body).toEqual({
      ...wax,
      id: expect.any(Number),
      excerptEn: '',
      excerptId: '',
      contentEn: '',
      contentId: '',
      author: '',
      imageUrl: null,
      featured: false,
      published: true,
      goLiveAt: null,
      expireAt: null,
      ...saved(1, fullArticle),
    });
    expect(Date.parse(publishedAt)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(publishedAt)).toBeLessThanOrEqual(Date.now());
  });
});

describe('reading an article', () => {
  test('returns the fields of an article and its changes, and no others, over REST', async () => {
    const [row] = await addNews(fullArticle);
    const response = await send(`/api/news/${row?.id}`, { headers: await signIn() });
    expect(await response.json()).toEqual({ id: row?.id, ...fullArticle, ...saved(1, fullArticle) });
    expect(response.headers.get('ETag')).toEqual(tagOf(1));
  });

  test('finds it by its number and by its global id over GraphQL', async () => {
    const [row] = await addNews({});
    const { data: byNumber } = await graphql<{ newsArticle: { id: string; titleEn: string } }>(
      'query ($id: Int!) { newsArticle(id: $id) { id titleEn } }',
      { id: row?.id },
    );
    const { data: byId } = await graphql<{ node: object }>(
      'query ($id: ID!) { node(id: $id) { ... on NewsArticle { id titleEn } } }',
      { id: byNumber.newsArticle.id },
    );
    expect(byNumber.newsArticle.titleEn).toBe('Wax');
    expect(byId.node).toEqual(byNumber.newsArticle);
  });

  test('finds nothing for an unknown article', async () => {
    const missing = Buffer.from('NewsArticle:2147483647').toString('base64');
    const { data, errors } = await graphql(
      `{ newsArticle(id: 2147483647) { id } node(id: "${missing}") { id } nodes(ids: ["${missing}"]) { id } }`,
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({ newsArticle: null, node: null, nodes: [null] });
    const response = await send('/api/news/2147483647');
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: 'The news article was not found.' });
  });

  test.each(['/api/news', '/api/news/featured'])(
    'HEAD %s returns the headers of GET, without the body',
    async (path) => {
      await addNews({ featured: true });
      const get = await send(path);
      const head = await send(path, { method: 'HEAD' });
      expect(head.status).toBe(200);
      expect(await head.text()).toBe('');
      for (const name of ['Content-Type', 'ETag', 'Content-Security-Policy']) {
        expect(head.headers.get(name)).toBe(get.headers.get(name));
      }
    },
  );
});

describe('updating an article', () => {
  test('keeps omitted fields, over GraphQL', async () => {
    const [row] = await addNews(fullArticle);
    const result = await mutate('updateNewsArticle(id: $id, input: { titleEn: "Indigo" })', '($id: Int!)', {
      id: row?.id,
    });
    expect(result?.newsArticle).toEqual({
      ...fullArticle,
      titleEn: 'Indigo',
      databaseId: row?.id,
      version: 2,
    });
  });

  test('keeps omitted fields, over REST', async () => {
    const [row] = await addNews(fullArticle);
    const response = await sendJson('PUT', `/api/news/${row?.id}`, { published: true }, await signIn());
    expect(response.status).toBe(200);
    expect(response.headers.get('ETag')).toEqual(tagOf(2));
    expect(await response.json()).toEqual({
      ...fullArticle,
      id: row?.id,
      published: true,
      ...saved(2, fullArticle),
    });
  });

  test('can remove the image and the texts', async () => {
    const [row] = await addNews(fullArticle);
    const change = { imageUrl: null, excerptEn: '', contentId: '' };
    const response = await sendJson('PUT', `/api/news/${row?.id}`, change, await signIn());
    expect(await response.json()).toMatchObject(change);
  });

  test('does not affect other articles', async () => {
    const [row, other] = await addNews({}, { titleEn: 'Other' });
    await sendJson('PUT', `/api/news/${row?.id}`, { titleEn: 'Indigo' }, await signIn());
    expect(await prisma.newsArticle.findUnique({ where: { id: other?.id ?? 0 } })).toEqual(other);
  });

  test('is refused for an unknown article', async () => {
    const result = await mutate('updateNewsArticle(id: 2147483647, input: {})', '', {});
    expect(result).toEqual({ code: 'NOT_FOUND', message: 'The news article was not found.' });
    const response = await sendJson('PUT', '/api/news/2147483647', {}, await signIn());
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: 'The news article was not found.' });
  });
});

describe('deleting an article', () => {
  test('removes only that one and returns its id, over GraphQL', async () => {
    const [row, other] = await addNews({}, {});
    const { data } = await graphql<{ deleteNewsArticle: { deletedId: string } }>(
      'mutation ($id: Int!) { deleteNewsArticle(id: $id) { ... on DeleteNewsArticlePayload { deletedId } } }',
      { id: row?.id },
      await signIn(),
    );
    expect(Buffer.from(data.deleteNewsArticle.deletedId, 'base64').toString()).toBe(`NewsArticle:${row?.id}`);
    expect(await prisma.newsArticle.findMany()).toEqual([other]);
  });

  test('removes only that one, over REST, so that it is no longer found', async () => {
    const [row, other] = await addNews({}, {});
    const session = await signIn();
    const response = await sendJson('DELETE', `/api/news/${row?.id}`, undefined, session);
    expect(response.status).toBe(204);
    expect(await response.text()).toBe('');
    expect(await prisma.newsArticle.findMany()).toEqual([other]);
    expect((await sendJson('DELETE', `/api/news/${row?.id}`, undefined, session)).status).toBe(404);
  });
});
