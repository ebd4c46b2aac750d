import { describe, expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { addNews } from '../news/news.samples.ts';
import { recordStatements } from '../testing/statements.ts';
import { useTestApp } from '../testing/testApp.ts';
import { addImages } from './images.samples.ts';

const statements = recordStatements();
const { graphql, signIn } = useTestApp();

interface Answer {
  images: { edges: { node: { databaseId: number } }[] };
  imageMatches: { total: number; databaseIds: number[] };
}

/** The numbers of a list and its matches, which must agree. */
async function listed(args: string, first = 100) {
  const { data } = await graphql<Answer>(
    `{ images(first: ${first}, ${args}) { edges { node { databaseId } } } imageMatches(${args}) { total databaseIds } }`,
    {},
    await signIn(),
  );
  const ids = data.images.edges.map(({ node }) => node.databaseId);
  expect(ids).toEqual(data.imageMatches.databaseIds.slice(0, first));
  return { ids, ...data.imageMatches };
}

test('an image lacks an alternative text if it has none in either language', async () => {
  const rows = await addImages(
    { altEn: 'A cloth', altId: 'Kain' },
    { altEn: 'A cloth' },
    { altId: 'Kain' },
    {},
  );
  expect((await listed('lacks: [ALT_TEXT]')).ids).toEqual(
    rows
      .slice(1)
      .map(({ id }) => id)
      .toReversed(),
  );
});

test('filters are combined with each other, with the search and with the translations', async () => {
  const [, wanted] = await addImages(
    { name: '1_parang.png', credit: 'Sari' },
    { name: '2_parang.png', altEn: 'A cloth' },
    { name: '3_parang.png' },
    { name: '4_kawung.png', altEn: 'A cloth' },
    { name: '5_parang.png', altEn: 'A cloth', url: '/images/5_parang.png' },
  );
  await addNews({ imageUrl: '/images/5_parang.png' });
  const all = 'search: "parang", translation: MISSING, lacks: [ALT_TEXT, USE, CREDIT, USE]';
  expect(await listed(all)).toMatchObject({ ids: [wanted?.id], total: 1 });
  expect((await listed('search: "parang", lacks: [CREDIT]')).total).toBe(3);
  expect((await listed('lacks: []')).total).toBe(5);
});

describe('an image is in use', () => {
  const stored = async () => {
    const [image] = await addImages({ key: 'abcDEF' });
    if (!image) throw new Error('The image was not stored.');
    return image;
  };

  test.each([
    ['in a field', (name: string) => `/images/${name}`],
    ['with the address of the site', (name: string) => `http://localhost:4000/images/${name}`],
    [
      'in a text, before punctuation',
      (name: string) => `A cloth: ![](/images/${name}). And: /images/${name}_`,
    ],
    ['by the address of a copy', (name: string) => `![](/images/${name}/480.webp)`],
    ['at UploadThing', () => '![](https://app.example.org/f/abcDEF)'],
  ])('%s', async (_where, text) => {
    const image = await stored();
    await addNews({ contentId: text(image.name) });
    expect((await listed('lacks: [USE]')).total).toBe(0);
  });

  test('in a text that an editor is writing', async () => {
    const image = await stored();
    const changes = [{ field: 'contentEn', value: `![](${image.url} "A cloth")`, base: '' }];
    await prisma.workingCopy.create({
      data: { entity: 'NewsArticle', baseVersion: 0, changes, titleEn: 'Wax', titleId: '', keptBy: 'a@b.c' },
    });
    expect((await listed('lacks: [USE]')).total).toBe(0);
    const { data } = await graphql(
      `{ image(id: ${image.id}) { usages { type label fields } } }`,
      {},
      await signIn(),
    );
    expect(data).toEqual({
      image: { usages: [{ type: 'WorkingCopy', label: 'Wax', fields: ['changes'] }] },
    });
  });

  test('but not if only a name that contains its own is', async () => {
    await addImages({ name: '1_a.png' }, { name: '11_a.png' }, { name: '1_a.png.png', key: 'other' });
    await addNews({ imageUrl: '/images/11_a.png' });
    const { total } = await listed('lacks: [USE]');
    expect(total).toBe(2);
  });
});

test('the unused ones of 5,000 cost the same statements as of two', { timeout: 60_000 }, async () => {
  const cost = async (first: number) => {
    await signIn();
    statements.length = 0;
    const result = await listed('lacks: [USE]', first);
    return { ...result, statements: statements.length };
  };
  const rows = await addImages(...Array.from({ length: 2 }, () => ({})));
  const few = await cost(2);
  const more = await addImages(...Array.from({ length: 4_998 }, () => ({})));
  await addNews(
    ...more
      .filter((_, i) => i % 3 === 0)
      .map(({ url }) => ({ contentEn: `${'wax '.repeat(50)}![](${url})` })),
  );
  const many = await cost(100);
  expect(few.total).toBe(rows.length);
  expect(many.total).toBe(5_000 - Math.ceil(4_998 / 3));
  expect(many.databaseIds).toHaveLength(500);
  expect(many.ids).toHaveLength(100);
  expect(many.statements).toBe(few.statements);
});
