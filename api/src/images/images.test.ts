import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { recordStatements } from '../testing/statements.ts';
import { useTestApp } from '../testing/testApp.ts';
import { emptyTrash } from '../history/emptyTrash.ts';
import { addNews } from '../news/news.samples.ts';
import { addImages, fileOf, picture, uploader } from './images.samples.ts';

const statements = recordStatements();
const app = useTestApp();
const { upload } = uploader(app);

const asAdmin = async <Data>(query: string, variables = {}) => {
  const { data } = await app.graphql<Data>(query, variables, await app.signIn());
  return data;
};
const listOverRest = async (path = '/api/storage/images') => app.send(path, { headers: await app.signIn() });

describe('the list', () => {
  test('has the fields of images and their changes over REST, newest first', async () => {
    const moments = ['2026-01-01', '2026-01-03', '2026-01-02'].map((day) => new Date(day));
    const rows = await addImages(...moments.map((uploadedAt) => ({ uploadedAt })));
    const { images } = (await (await listOverRest()).json()) as { images: { name: string }[] };
    expect(images.map(({ name }) => name)).toEqual([rows[1]?.name, rows[2]?.name, rows[0]?.name]);
    expect(images[0]).toEqual({
      id: `img_${rows[1]?.name.split('_')[0]}`,
      name: rows[1]?.name,
      url: `http://localhost:4000/images/${rows[1]?.name}`,
      size: 1000,
      type: 'image/png',
      captionEn: '',
      captionId: '',
      credit: '',
      focusX: null,
      focusY: null,
      uploadedAt: '2026-01-03T00:00:00.000Z',
      version: 1,
      updatedAt: expect.any(String),
    });
  });

  test('is paged over REST', async () => {
    await addImages(...Array.from({ length: 5 }, () => ({})));
    const first = await listOverRest('/api/storage/images?limit=3');
    expect(((await first.json()) as { images: object[] }).images).toHaveLength(3);
    const [, next = ''] = /^<([^>]+)>; rel="next"$/.exec(first.headers.get('Link') ?? '') ?? [];
    const second = await listOverRest(next);
    expect(((await second.json()) as { images: object[] }).images).toHaveLength(2);
    expect(second.headers.get('Link')).toBeNull();
  });

  test('is paged over GraphQL', async () => {
    const rows = await addImages({}, {}, {});
    const page = async (after: string | null) =>
      (
        await asAdmin<{ images: { edges: { node: { name: string } }[]; pageInfo: { endCursor: string } } }>(
          'query ($after: String) { images(first: 2, after: $after) { edges { node { name } } pageInfo { endCursor } } }',
          { after },
        )
      ).images;
    const first = await page(null);
    const second = await page(first.pageInfo.endCursor);
    const names = [...first.edges, ...second.edges].map(({ node }) => node.name);
    expect(names).toEqual(rows.map(({ name }) => name).toReversed());
  });

  test('costs the same for ten images as for a hundred, including their usages', async () => {
    const rows = await addImages(...Array.from({ length: 100 }, () => ({})));
    await addNews(...rows.map(({ url }) => ({ imageUrl: url })));
    const headers = await app.signIn();
    const cost = async (ask: () => Promise<unknown>) => {
      statements.length = 0;
      await ask();
      return statements.length;
    };
    const overGraphql = (size: number) =>
      app.graphql<{ images: { edges: { node: { usages: object[] } }[] } }>(
        `{ images(first: ${size}) { edges { node { name srcSetAvif usages { type label fields } } } } }`,
        {},
        headers,
      );
    const { data } = await overGraphql(100);
    expect(data.images.edges.every(({ node }) => node.usages.length === 1)).toBe(true);
    expect(await cost(() => overGraphql(100))).toBe(await cost(() => overGraphql(10)));
    const overRest = (size: number) => app.send(`/api/storage/images?limit=${size}`, { headers });
    expect(await cost(() => overRest(100))).toBe(await cost(() => overRest(10)));
  });

  test('tells visitors why they cannot see it', async () => {
    const response = await app.send('/api/storage/images');
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ error: 'Sign in to do this.' });
  });
});

describe('a search', () => {
  const found = async (search: string) => {
    const { errors, data } = await app.graphql<{ images: { edges: { node: { name: string } }[] } | null }>(
      'query ($search: String) { images(search: $search) { edges { node { name } } } }',
      { search },
      await app.signIn(),
    );
    return errors?.[0]?.extensions?.code ?? data.images?.edges.map(({ node }) => node.name);
  };

  test('finds every word in the name or an alternative text, in any case, newest first', async () => {
    await addImages(
      { name: '1_Parang_rusak.png' },
      { name: '2_x.png', altEn: 'A PARANG cloth' },
      { name: '3_x.png', altId: 'Kain parang' },
      { name: '4_kawung.png' },
      { name: '5_x.png', title: 'Parang from Solo' },
    );
    expect(await found('parang')).toEqual(['5_x.png', '3_x.png', '2_x.png', '1_Parang_rusak.png']);
    expect(await found('cloth x.png')).toEqual(['2_x.png']);
    expect(await found('_')).toHaveLength(5);
    expect(await found('%')).toEqual([]);
    expect(await found(' ')).toHaveLength(5);
  });

  test('accepts up to 200 characters and 10 words', async () => {
    expect(await found('a'.repeat(200))).toEqual([]);
    expect(await found('a '.repeat(10))).toEqual([]);
    expect(await found('a'.repeat(201))).toBe('VALIDATION_FAILED');
    expect(await found('a '.repeat(11))).toBe('VALIDATION_FAILED');
  });
});

describe('the texts of an image', () => {
  const update = (id: number | undefined, given: string, input: object) =>
    asAdmin<{ updateImage: object }>(
      `mutation ($id: Int!, $input: UpdateImageInput!) { updateImage(id: $id, ${given} input: $input) {
         ... on ImagePayload { image { altEn altId version } } ... on Error { code } } }`,
      { id, input },
    );

  test('can be changed one at a time', async () => {
    const [row] = await addImages({ altId: 'Kain' });
    expect(await update(row?.id, 'version: 1,', { altEn: ' A cloth ' })).toEqual({
      updateImage: { image: { altEn: 'A cloth', altId: 'Kain', version: 2 } },
    });
  });

  test.each([
    ['altEn', 300],
    ['captionEn', 300],
    ['captionId', 300],
    ['credit', 200],
    ['title', 200],
  ])('have a limit: %s, %i characters', async (name, limit) => {
    const [row] = await addImages({});
    expect(await update(row?.id, '', { [name]: 'x'.repeat(limit) })).toHaveProperty('updateImage.image');
    expect(await prisma.image.findFirst()).toMatchObject({ [name]: 'x'.repeat(limit) });
    expect(await update(row?.id, '', { [name]: 'x'.repeat(limit + 1) })).toEqual({
      updateImage: { code: 'VALIDATION_FAILED' },
    });
  });

  test('of a newer version are not overwritten', async () => {
    const [row] = await addImages({ version: 3 });
    expect(await update(row?.id, 'version: 2,', { altEn: 'x' })).toEqual({
      updateImage: { code: 'CONFLICT' },
    });
    expect(await update(2_147_483_647, '', { altEn: 'x' })).toEqual({ updateImage: { code: 'NOT_FOUND' } });
  });
});

describe('deleting an image', () => {
  const remove = async (path: string, headers = {}) =>
    app.sendJson('DELETE', `/api/storage/images/${path}`, undefined, { ...(await app.signIn()), ...headers });

  test('hides it immediately, and deletes its file and copies when the trash is emptied', async () => {
    await upload(fileOf(await picture(600, 400).png().toBuffer()));
    const { name, key } = await prisma.image.findFirstOrThrow();
    await app.send(`/images/${name}/480.webp`);
    expect((await remove(name)).status).toBe(204);
    expect(await prisma.image.count()).toBe(0);
    const files = [`originals/${key}`, `derivatives/${name}`];
    const pathOf = (file: string) => join(app.environment.DATA_DIR, 'images', file);
    for (const file of files) await access(pathOf(file));
    await emptyTrash(app.images(), new Date(Date.now() + 31 * 86_400_000));
    for (const file of files) await expect(access(pathOf(file))).rejects.toThrow('ENOENT');
    for (const path of [`/images/${name}`, `/images/${name}/480.webp`]) {
      expect((await app.send(path)).status).toBe(404);
    }
    expect((await remove(name)).status).toBe(404);
  });

  test('is refused while it is in use, unless forced', async () => {
    const [row, other] = await addImages({}, {});
    const [article] = await addNews({ imageUrl: row?.url ?? '' });
    const refused = await remove(row?.name ?? '');
    expect(refused.status).toBe(409);
    expect(await refused.json()).toEqual({
      error: `${row?.name} is in use: NewsArticle ${article?.id} “Wax”. Remove it there first, or force the deletion.`,
      code: 'IMAGE_IN_USE',
    });
    expect((await remove(`${row?.name}?force=true`)).status).toBe(204);
    expect(await prisma.image.findMany()).toEqual([other]);
  });

  test('is refused over GraphQL with its usages', async () => {
    const [row] = await addImages({});
    const [article] = await addNews({ contentId: `![](http://localhost:4000${row?.url})` });
    const deletion = (force: boolean) =>
      asAdmin(
        `mutation ($id: Int!, $force: Boolean) { deleteImage(id: $id, version: 1, force: $force) {
           ... on DeleteImagePayload { deletedId }
           ... on ImageInUseError { code usages { type databaseId label fields } } } }`,
        { id: row?.id, force },
      );
    expect(await deletion(false)).toEqual({
      deleteImage: {
        code: 'IMAGE_IN_USE',
        usages: [{ type: 'NewsArticle', databaseId: article?.id, label: 'Wax', fields: ['contentId'] }],
      },
    });
    expect(await deletion(true)).toHaveProperty('deleteImage.deletedId');
  });

  test('is refused for an old version', async () => {
    const [row] = await addImages({ version: 2 });
    expect((await remove(row?.name ?? '', { 'If-Match': '"1"' })).status).toBe(412);
    expect((await remove(row?.name ?? '', { 'If-Match': '"2"' })).status).toBe(204);
  });

  test('is refused for an old version before anything else, such as its use', async () => {
    const [row] = await addImages({ version: 2 });
    await addNews({ imageUrl: row?.url ?? '' });
    expect((await remove(row?.name ?? '', { 'If-Match': '"1"' })).status).toBe(412);
    expect((await remove(row?.name ?? '', { 'If-Match': '"2"' })).status).toBe(409);
    const deletion = (version: number) =>
      asAdmin(
        'mutation ($id: Int!, $version: Int) { deleteImage(id: $id, version: $version) { __typename } }',
        {
          id: row?.id,
          version,
        },
      );
    expect(await deletion(1)).toEqual({ deleteImage: { __typename: 'ConflictError' } });
    expect(await deletion(2)).toEqual({ deleteImage: { __typename: 'ImageInUseError' } });
  });

  test.each(['nothing.png', '..%2f..%2flock', '%00'])('returns 404 for the name %s', async (name) => {
    expect((await remove(name)).status).toBe(404);
  });
});
