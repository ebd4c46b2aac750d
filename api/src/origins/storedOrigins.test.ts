// Rows of an earlier version, which stored addresses as entered, after the site has moved to another address.
import { beforeEach, expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { addImages } from '../images/images.samples.ts';
import { useTestApp } from '../testing/testApp.ts';
import { openOrigins } from './storedOrigins.ts';

const { graphql, sendJson, send, signIn } = useTestApp({ PUBLIC_URL: 'https://new.example' });

const [old, older] = ['https://old.example', 'http://198.51.100.4:8080'];

let [wax, dye] = ['', ''];
beforeEach(async () => {
  await prisma.siteOrigin.deleteMany();
  const [first, second] = await addImages({}, {});
  [wax, dye] = [first?.url ?? '', second?.url ?? ''];
});

/** An article’s text with images under an origin or none. */
const textUnder = (origin: string, other: string) =>
  [
    `Begins ![wax](${origin}${wax} "Wax at ${old}/images/1_none.png") and [![dye](<${other}${dye}>)](/news).`,
    `![cloth][1] ![drawn](${origin}/api/placeholder/800/600?seed=wax)`,
    `[1]: ${other}${dye}`,
  ].join('\n\n');

const foreign = `![elsewhere](https://elsewhere.example/images/1760000000000_cloth.png) and <${old}/images/x.png>`;

const article = (titleEn: string) => prisma.newsArticle.findFirstOrThrow({ where: { titleEn } });

test('removes the site’s former origins from addresses of images, in rows and in the history', async () => {
  const given = {
    titleEn: 'Wax',
    titleId: 'Malam',
    category: 'culture',
    imageUrl: old + wax,
    contentEn: `${textUnder(old, older)}\n\n${foreign}`,
  };
  const kept = { ...given, imageUrl: wax, contentEn: `${textUnder('', '')}\n\n${foreign}` };
  const { id } = await prisma.newsArticle.create({ data: given });
  await prisma.newsArticle.create({
    data: { ...given, titleEn: 'Foreign', imageUrl: foreign, contentEn: foreign },
  });
  await prisma.contentEntry.create({
    data: { key: 'hero_background_image', valueEn: old + wax, valueId: older + dye },
  });
  await prisma.partner.create({ data: { name: 'Dyers', logoUrl: old + dye, websiteUrl: old + dye } });
  await prisma.change.create({
    data: {
      by: 'a',
      action: 'updated',
      entity: 'NewsArticle',
      rowId: id,
      before: given,
      after: { ...given, featured: true },
    },
  });

  await openOrigins('https://new.example');

  expect(await article('Wax')).toMatchObject({ ...kept, version: 2 });
  expect(await article('Foreign')).toMatchObject({ imageUrl: foreign, contentEn: foreign, version: 1 });
  expect(await prisma.contentEntry.findFirst()).toMatchObject({ valueEn: wax, valueId: dye });
  expect(await prisma.partner.findFirst()).toMatchObject({ logoUrl: dye, websiteUrl: old + dye });
  const change = await prisma.change.findFirstOrThrow();
  expect([change.before, change.after]).toEqual([kept, { ...kept, featured: true }]);
});

test('knows an origin that only appears in a deleted image or the history', async () => {
  const [deleted] = await addImages({});
  await prisma.change.create({
    data: { by: 'a', action: 'deleted', entity: 'Image', rowId: 1, before: { ...deleted } as never },
  });
  await prisma.image.deleteMany();
  await prisma.partner.create({ data: { name: 'Dyers', logoUrl: `${old}${deleted?.url}` } });
  await openOrigins('https://new.example');
  expect(await prisma.partner.findFirst()).toMatchObject({ logoUrl: deleted?.url });
});

test('stores addresses under the current or a former origin without it, and returns absolute ones over REST', async () => {
  await openOrigins(old);
  await openOrigins('https://new.example');
  const headers = await signIn();
  const input = { titleEn: 'Wax', titleId: 'Malam', category: 'culture' };
  for (const origin of [old, 'https://new.example', '']) {
    const text = textUnder(origin, origin);
    const body = { ...input, imageUrl: origin + wax, contentEn: text };
    const answer = (await (await sendJson('POST', '/api/news', body, headers)).json()) as { id: number };
    expect(answer).toMatchObject({ imageUrl: `https://new.example${wax}`, contentEn: textUnder('', '') });
    // Sent back unchanged, it causes no change.
    const back = await (await sendJson('PUT', `/api/news/${answer.id}`, answer, headers)).json();
    expect(back).toEqual(answer);
    const { data } = await graphql<object>(`{ newsArticle(id: ${answer.id}) { imageUrl image { url } } }`);
    expect(data).toEqual({ newsArticle: { imageUrl: wax, image: { url: wax } } });
  }
  const unknown = { ...input, imageUrl: `https://elsewhere.example${wax}` };
  expect(await (await sendJson('POST', '/api/news', unknown, headers)).json()).toMatchObject(unknown);

  const feed = await (await send('/feed/en.xml')).text();
  expect(feed).toContain(`src="https://new.example${wax}"`);
  expect(feed).not.toContain(`"${wax}"`);
});

test('imports an archive with addresses under a former origin without it', async () => {
  await openOrigins(old);
  await openOrigins('https://new.example');
  await prisma.newsArticle.create({
    data: {
      titleEn: 'Wax',
      titleId: 'Malam',
      category: 'culture',
      imageUrl: wax,
      contentEn: textUnder('', ''),
    },
  });
  const headers = await signIn();
  const { data } = await graphql<{ exportDatabase: { archive: string } }>(
    'mutation { exportDatabase { ... on BackupArchive { archive } } }',
    {},
    headers,
  );
  const { archive } = data.exportDatabase;
  // The rows of the images themselves never had one.
  const former = archive.replaceAll(/(?<!"url":\s*")(?<="|\(|<|: )(?=\/(?:images|api\/placeholder)\/)/g, old);
  expect(former.split(old).length).toBeGreaterThan(5);
  const imported = await graphql(
    'mutation ($archive: String!) { importDatabase(archive: $archive) { __typename } }',
    { archive: former },
    headers,
  );
  expect(imported).toEqual({ data: { importDatabase: { __typename: 'ImportDatabasePayload' } } });
  expect(await article('Wax')).toMatchObject({ imageUrl: wax, contentEn: textUnder('', '') });
});
