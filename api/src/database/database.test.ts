import { describe, expect, test } from 'vitest';
import { useTestApp } from '../testing/testApp.ts';
import { prisma } from './client.ts';
import { databaseCalls } from './database.samples.ts';
import { archived } from './entities.ts';
import { contentEntries } from './seed/content.ts';
import { Prisma } from './generated/client.ts';

const app = useTestApp();
const { sendJson, signIn } = app;
const { contents, change, seeded, reset } = databaseCalls(app);

test('every table is either in archives or listed here as excluded', () => {
  const carried = archived.map(({ model }) => model.charAt(0).toUpperCase() + model.slice(1));
  const files = ['PendingUpload', 'DiscardedFile'];
  const access = [
    'AccountLink',
    'AdminUser',
    'ApiToken',
    'Authenticator',
    'FactorRequirement',
    'FormerPerson',
    'Passkey',
    'PasskeyChallenge',
    'PreviewLink',
    'RecoveryCode',
    'SecurityEvent',
    'Session',
    'SigningKey',
  ];
  const newsroom = [
    'Change',
    'Comment',
    'ExternalLink',
    'KeyedRequest',
    'Notice',
    'NoticeMail',
    'Review',
    'WorkingCopy',
  ];
  const others = [...files, ...access, ...newsroom, 'SiteOrigin'];
  expect([...carried, ...others].toSorted()).toEqual(Object.values(Prisma.ModelName).toSorted());
});

describe('seeding', () => {
  test('fills every noun, and adds nothing the second time', async () => {
    const first = await seeded();
    expect(await seeded()).toEqual(first);
    const response = await sendJson('GET', '/api/database/stats', undefined, await signIn());
    expect(await response.json()).toEqual({
      content: contentEntries.length,
      news: 15,
      partners: 10,
      communities: 8,
      batikPatterns: 10,
      media: 0,
    });
  });
});

describe('resetting', () => {
  test('requires its phrase, in either language', async () => {
    const before = await seeded();
    expect(await reset('delete all data')).toMatchObject({ __typename: 'ValidationError' });
    expect(await contents()).toEqual(before);
    expect(await reset('HAPUS SEMUA DATA')).toMatchObject({ statistics: { news: 0 } });
  });

  test('deletes all content but no admin or session, and its backup restores everything', async () => {
    const before = await seeded();
    const answer = await reset();
    expect(answer).toMatchObject({ statistics: { news: 0, content: 0 } });
    expect(await prisma.adminUser.count()).toBe(1);
    expect(await prisma.session.count()).toBeGreaterThan(0);
    const { name } = answer['backup'] as { name: string };
    await change('restoreBackup(name: $name)', '', { name }, '($name: String!)');
    expect(await contents()).toEqual(before);
  });

  test.each([undefined, {}])('over REST needs no body: %j', async (body) => {
    await seeded();
    const response = await sendJson('POST', '/api/database/reset', body, await signIn());
    expect(response.status).toBe(200);
    expect(await prisma.newsArticle.count()).toBe(0);
  });

  test.each(['reset', 'seed'])('a body that %s would not read is refused', async (call) => {
    await seeded();
    const before = await contents();
    for (const body of [{ confirm: 'nope' }, [], 'DELETE ALL DATA', null]) {
      const response = await sendJson('POST', `/api/database/${call}`, body, await signIn());
      expect([response.status, await response.json()]).toEqual([
        400,
        { error: 'This call takes no body. Nothing was changed.' },
      ]);
    }
    expect(await contents()).toEqual(before);
  });
});

test('measures the database’s response time', async () => {
  const { data } = await app.graphql<{ databaseHealth: { milliseconds: number } }>(
    '{ databaseHealth { milliseconds } }',
    {},
    await signIn(),
  );
  expect(data.databaseHealth.milliseconds).toBeGreaterThan(0);
});
