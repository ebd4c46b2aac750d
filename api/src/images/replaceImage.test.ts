import { expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { addNews } from '../news/news.samples.ts';
import { useTestApp } from '../testing/testApp.ts';
import { deleteDiscarded } from './discards.ts';
import { addImages, fileOf, picture, uploader } from './images.samples.ts';

const app = useTestApp();
const { upload } = uploader(app);

interface Answer {
  code?: string;
  image?: { version: number };
}

async function replace(id: number, by: number, version?: number): Promise<Answer> {
  const { data } = await app.graphql<{ replaceImage: Answer }>(
    `mutation ($id: Int!, $by: Int!, $version: Int) { replaceImage(id: $id, by: $by, version: $version) {
       ... on ImagePayload { image { version } } ... on Error { code } } }`,
    { id, by, version },
    await app.signIn(),
  );
  return data.replaceImage;
}

async function stored(bytes: Buffer, name: string, type: string) {
  const { serverData } = await upload(fileOf(bytes, name, type));
  return prisma.image.findUniqueOrThrow({ where: { id: serverData?.image?.databaseId ?? 0 } });
}

test('every place shows the new file, the texts stay, and the old file is discarded', async () => {
  const old = await stored(await picture(600, 400).png().toBuffer(), 'old.png', 'image/png');
  const texts = { title: 'Wax', altEn: 'A cloth', altId: 'Kain', credit: 'Sari' };
  const crop = { cropX: 500, cropWidth: 500, focusX: 10 };
  await prisma.image.update({ where: { id: old.id }, data: { ...texts, ...crop } });
  await addNews({ imageUrl: old.url });
  const address = () =>
    app
      .graphql<{ news: { edges: { node: { image: { url: string; width: number } } }[] } }>(
        '{ news(first: 1) { edges { node { image { url width } } } } }',
      )
      .then(({ data }) => data.news.edges[0]?.node.image);
  const before = await address();
  const by = await stored(await picture(500, 300).jpeg().toBuffer(), 'new.jpg', 'image/jpeg');
  expect(await replace(old.id, by.id, 1)).toEqual({ image: { version: 2 } });

  const [row, ...others] = await prisma.image.findMany();
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    ...texts,
    id: old.id,
    name: old.name,
    url: old.url,
    key: by.key,
    type: 'image/jpeg',
    width: 500,
    cropX: 0,
    cropWidth: 1000,
    focusX: null,
  });
  const original = await app.send(old.url);
  expect(original.headers.get('Content-Type')).toBe('image/jpeg');
  const after = await address();
  expect(after?.width).toBe(500);
  expect(after?.url).not.toBe(before?.url);
  expect((await app.send(after?.url ?? '')).headers.get('Cache-Control')).toContain('immutable');

  await deleteDiscarded(app.images());
  expect(await app.images().has(old)).toBe(false);
  expect(await app.images().has(by)).toBe(true);
  const change = await prisma.change.findFirstOrThrow({ where: { entity: 'Image' } });
  expect(change).toMatchObject({ action: 'updated', before: { width: 600 }, after: { width: 500 } });
});

test('a second replacement has other addresses, too', async () => {
  const [image, one, two] = await addImages({}, {}, {});
  const edition = async () => (await prisma.image.findFirst({ where: { id: image?.id ?? 0 } }))?.edition;
  await replace(image?.id ?? 0, one?.id ?? 0);
  const first = await edition();
  await replace(image?.id ?? 0, two?.id ?? 0);
  expect(first).toMatch(/^[0-9a-f]{16}$/);
  expect(await edition()).not.toBe(first);
});

test('an address at UploadThing changes wherever it is stored', async () => {
  const at = (key: string) => ({ key, url: `https://app.ufs.sh/f/${key}` });
  const [old, by] = await addImages(at('oldKEY'), at('newKEY'));
  await app.signIn();
  const [article] = await addNews({ imageUrl: old?.url ?? '', contentId: `![](${old?.url})` });
  const changes = [{ field: 'contentEn', value: `![](${old?.url})`, base: '' }];
  await prisma.workingCopy.create({
    data: { entity: 'NewsArticle', baseVersion: 0, changes, titleEn: 'Wax', titleId: '', keptBy: 'a@b.c' },
  });
  await prisma.adminUser.updateMany({ data: { portraitUrl: old?.url ?? '' } });
  const contactInfo = { website: old?.url ?? '' };
  await prisma.community.create({
    data: { nameEn: 'Tuban', nameId: 'Tuban', location: 'Tuban', imageUrl: '', contactInfo },
  });
  await replace(old?.id ?? 0, by?.id ?? 0);
  expect(await prisma.adminUser.findFirst()).toMatchObject({ portraitUrl: by?.url });
  expect(await prisma.newsArticle.findFirst()).toMatchObject({
    imageUrl: by?.url,
    contentId: `![](${by?.url})`,
    version: (article?.version ?? 0) + 1,
  });
  expect(await prisma.community.findFirst()).toMatchObject({ contactInfo: { website: by?.url } });
  expect(await prisma.workingCopy.findFirst()).toMatchObject({
    changes: [{ value: `![](${by?.url})` }],
  });
  expect(await prisma.image.findMany({ select: { name: true, url: true } })).toEqual([
    { name: old?.name, url: by?.url },
  ]);
});

test('is refused for itself, for one in use, for a missing one and for an old version', async () => {
  const [image, used] = await addImages({ version: 3 }, {});
  const [id, usedId] = [image?.id ?? 0, used?.id ?? 0];
  await addNews({ imageUrl: used?.url ?? '' });
  expect(await replace(id, id)).toEqual({ code: 'VALIDATION_FAILED' });
  expect(await replace(id, usedId)).toEqual({ code: 'IMAGE_IN_USE' });
  expect(await replace(id, 2_147_483_647)).toEqual({ code: 'NOT_FOUND' });
  expect(await replace(2_147_483_647, id)).toEqual({ code: 'NOT_FOUND' });
  expect(await replace(id, usedId, 2)).toEqual({ code: 'CONFLICT' });
  expect(await prisma.image.findMany({ orderBy: { id: 'asc' } })).toEqual([image, used]);
});

test('of two with the same new file, one succeeds', async () => {
  const [a, b, by] = await addImages({}, {}, {});
  await app.signIn();
  const answers = await Promise.all([replace(a?.id ?? 0, by?.id ?? 0), replace(b?.id ?? 0, by?.id ?? 0)]);
  expect(answers.map(({ code }) => code).toSorted()).toEqual(['NOT_FOUND', undefined]);
  expect(await prisma.image.count()).toBe(2);
});
