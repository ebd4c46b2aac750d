import { encodeGlobalID } from '@pothos/plugin-relay';
import { expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { addNews } from '../news/news.samples.ts';
import { useTestApp } from '../testing/testApp.ts';
import { bulkLimit } from './deleteUnused.ts';
import { addImages } from './images.samples.ts';

const { graphql, signIn } = useTestApp();

interface Answer {
  deletedIds?: string[];
  keptCount?: number;
  code?: string;
}

async function remove(ids: number[]): Promise<Answer> {
  const { data } = await graphql<{ deleteUnusedImages: Answer }>(
    `
      mutation ($ids: [Int!]!) {
        deleteUnusedImages(ids: $ids) {
          ... on DeleteUnusedImagesPayload {
            deletedIds
            keptCount
          }
          ... on Error {
            code
          }
        }
      }
    `,
    { ids },
    await signIn(),
  );
  return data.deleteUnusedImages;
}

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);

test('moves those that are not in use to the trash, and says how many are', async () => {
  const [unused, used, other] = await addImages({ altEn: 'Wax' }, {}, {});
  if (!unused || !used || !other) throw new Error('The images were not stored.');
  await addNews({ contentEn: `![](${used.url})` });
  expect(await remove([unused.id, used.id, 2_147_483_647, unused.id])).toEqual({
    deletedIds: [encodeGlobalID('Image', unused.id)],
    keptCount: 1,
  });
  expect(await prisma.image.findMany({ orderBy: { id: 'asc' } })).toEqual([used, other]);
  const [change, ...others] = await prisma.change.findMany({ where: { entity: 'Image' } });
  expect(change).toMatchObject({ action: 'deleted', rowId: unused.id, before: { altEn: 'Wax' } });
  expect(change?.trashedUntil).not.toBeNull();
  expect(others).toEqual([]);
  expect(await remove([unused.id])).toEqual({ deletedIds: [], keptCount: 0 });
});

test(`takes one to ${bulkLimit} images`, async () => {
  const rows = await addImages(...Array.from({ length: bulkLimit + 1 }, () => ({})));
  for (const wrong of [[], idsOf(rows), [0], [-1]])
    expect(await remove(wrong)).toEqual({ code: 'VALIDATION_FAILED' });
  expect(await prisma.image.count()).toBe(bulkLimit + 1);
  expect((await remove(idsOf(rows.slice(1)))).deletedIds).toHaveLength(bulkLimit);
  expect(await prisma.image.count()).toBe(1);
});

test('of two at once, each image is deleted by one', async () => {
  const rows = await addImages(...Array.from({ length: 20 }, () => ({})));
  await signIn();
  const answers = await Promise.all([remove(idsOf(rows)), remove(idsOf(rows.toReversed()))]);
  expect(answers.flatMap(({ deletedIds }) => deletedIds ?? []).toSorted()).toEqual(
    rows.map(({ id }) => encodeGlobalID('Image', id)).toSorted(),
  );
  expect(answers.map(({ keptCount }) => keptCount)).toEqual([0, 0]);
});

test('waits for a save that begins to use an image', async () => {
  const [image] = await addImages({});
  const [article] = await addNews({});
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const saving = prisma.$transaction(async (transaction) => {
    const data = { contentEn: `![](${image?.url})` };
    await transaction.newsArticle.update({ where: { id: article?.id ?? 0 }, data });
    begun.resolve();
    await end.promise;
  });
  await begun.promise;
  const removing = remove([image?.id ?? 0]);
  end.resolve();
  await saving;
  expect(await removing).toEqual({ deletedIds: [], keptCount: 1 });
});
