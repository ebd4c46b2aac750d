import { beforeEach, expect, test } from 'vitest';
import { useTestApp } from '../testing/testApp.ts';
import { prisma } from './client.ts';
import { databaseCalls } from './database.samples.ts';
import { exclusively } from './archive.ts';
import { wholeOf } from './whole/whole.samples.ts';
import { wholePath } from './whole/names.ts';

const app = useTestApp();
const { call, contents, seeded, exported, importArchive, preview } = databaseCalls(app);

let archive: string;

beforeEach(async () => {
  await seeded();
  archive = await exported();
  await prisma.newsArticle.updateMany({ data: { titleEn: 'Before the preview' } });
});

/** Changes by another editor, a visitor or the server itself after the preview. */
const changes: Record<string, () => Promise<unknown>> = {
  'a saved article': () => prisma.newsArticle.updateMany({ data: { titleEn: 'Saved meanwhile' } }),
  'a deleted article': () => prisma.newsArticle.deleteMany({ where: { category: 'heritage' } }),
  'a text changed without a new version': () =>
    prisma.contentEntry.updateMany({ data: { valueEn: 'Meanwhile' } }),
  'a new message': () =>
    prisma.contactMessage.create({
      data: { name: 'Sari', email: 'sari@example.org', subject: '', message: 'Hello', type: 'general' },
    }),
  'a new subscriber': () =>
    prisma.newsletterSubscriber.create({ data: { email: 'sari@example.org', language: 'id' } }),
};

const ready = (state: string | null) =>
  call('query', 'importReadiness(state: $state)', '', { state }, '($state: String)');

const importWhole = async (body: Blob, query = '') =>
  app.send(`${wholePath}${query}`, { method: 'POST', headers: await app.signIn(), body });

test('an import is refused after any change since the preview, and allowed after the next preview', async () => {
  for (const [what, change] of Object.entries(changes)) {
    const { state } = await preview(archive);
    await change();
    const before = await contents();
    const answers = [await importArchive(archive, state), await ready(state)];
    expect([what, ...answers.map(({ __typename }) => __typename)]).toEqual([
      what,
      'ContentChangedError',
      'ContentChangedError',
    ]);
    expect(await contents()).toEqual(before);
  }
  const { state } = await preview(archive);
  expect(await importArchive(archive, state)).toMatchObject({ __typename: 'ImportDatabasePayload' });
});

test('the state stays the same while nothing changes, and the import succeeds', async () => {
  const { state } = await preview(archive);
  expect((await preview(archive)).state).toBe(state);
  expect(await ready(state)).toMatchObject({ __typename: 'ImportReadiness' });
  expect(await importArchive(archive, state)).toMatchObject({ __typename: 'ImportDatabasePayload' });
  expect(await importArchive(archive)).toMatchObject({ __typename: 'ImportDatabasePayload' });
});

test('an archive of the whole site is refused as well, and imported if no state is given', async () => {
  const { state } = await preview(archive);
  const whole = await wholeOf(app.images());
  await prisma.newsArticle.updateMany({ data: { titleEn: 'Saved meanwhile' } });
  const before = await contents();
  const refused = await importWhole(whole, `?state=${state}`);
  expect([refused.status, await refused.json()]).toEqual([
    409,
    { error: expect.stringContaining('Nothing was imported'), code: 'CONTENT_CHANGED' },
  ]);
  expect(await contents()).toEqual(before);
  const { state: next } = await preview(archive);
  expect((await importWhole(whole, `?state=${next}`)).status).toBe(200);
  expect((await importWhole(whole)).status).toBe(200);
});

test('an import is refused if a change is saved while it waits for its turn', async () => {
  const { state } = await preview(archive);
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  const saving = exclusively(async (transaction) => {
    await transaction.newsArticle.updateMany({ data: { titleEn: 'Saved meanwhile' } });
    await mayEnd;
  });
  const importing = importArchive(archive, state);
  end();
  await saving;
  expect(await importing).toMatchObject({ __typename: 'ContentChangedError' });
});
