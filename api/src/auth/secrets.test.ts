import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GraphQLObjectType } from 'graphql';
import { beforeEach, describe, expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { databaseCalls } from '../database/database.samples.ts';
import { schema } from '../graphql/schema.ts';
import { addSubscribers } from '../newsletter/newsletter.samples.ts';
import { routes } from '../rest/route.ts';
import { fullSelection } from '../testing/fullSelection.ts';
import { useTestApp } from '../testing/testApp.ts';
import { addApiToken } from './apiTokens.samples.ts';
import { addInvited } from './people.samples.ts';

const app = useTestApp();
const { exported, importArchive, restore } = databaseCalls(app);

// Values that must not appear in a response: they would let the reader act as someone else.
const planted = (name: string) => `secret-${name}`;
const oldBackup = '20260101T000000000Z-export.json';
let tokenId: number;
let here: { Authorization: string };

beforeEach(async () => {
  here = await app.signIn();
  const { apiToken } = await addApiToken({ tokenHash: planted('token-hash') });
  await prisma.adminUser.updateMany({ data: { demoPassword: planted('demo-password') } });
  await prisma.session.updateMany({ data: { refreshTokenHash: planted('refresh-hash') } });
  await addInvited({ secretHash: planted('link-hash') });
  const { id: adminUserId } = await prisma.adminUser.findFirstOrThrow();
  await prisma.authenticator.create({
    data: {
      adminUserId,
      secret: planted('authenticator'),
      pendingSecret: planted('pending'),
      addedAt: new Date(),
    },
  });
  await prisma.recoveryCode.create({ data: { adminUserId, codeHash: planted('recovery') } });
  await prisma.passkey.create({
    data: { adminUserId, name: 'Phone', credentialId: planted('id'), publicKey: planted('key') },
  });
  await prisma.pendingUpload.create({ data: { key: planted('upload'), route: {} } });
  const [, deleted] = await addSubscribers(
    { email: 'kept@example.org', token: planted('kept') },
    { email: 'gone@example.org', token: planted('gone') },
  );
  tokenId = apiToken.id;
  await app.graphql(
    'mutation ($id: Int!) { deleteNewsletterSubscriber(id: $id) { __typename } }',
    { id: deleted?.id },
    here,
  );
  // A backup as earlier versions of the server wrote it.
  const archive = JSON.parse(await exported()) as { entities: Record<string, object[]> };
  const rows = archive.entities['subscribers']?.map((row) => ({ ...row, token: planted('archived') }));
  const old = JSON.stringify({ ...archive, entities: { ...archive.entities, subscribers: rows } });
  mkdirSync(join(app.environment.DATA_DIR, 'backups'), { recursive: true });
  writeFileSync(join(app.environment.DATA_DIR, 'backups', oldBackup), old);
});

/** The values that no API may expose, not even in part. */
async function secrets(): Promise<string[]> {
  const { passwordHash, deviceKey } = await prisma.adminUser.findFirstOrThrow();
  const [session, key] = [await prisma.session.findFirst(), await prisma.signingKey.findFirst()];
  const jwk = key?.privateJwk as { d: string };
  return ['secret-', passwordHash ?? '', deviceKey, session?.refreshKey ?? '', jwk.d];
}

async function expectNoSecret(text: string): Promise<void> {
  for (const secret of await secrets()) expect(text).not.toContain(secret);
}

const queries = Object.values((schema.getType('Query') as GraphQLObjectType).getFields());
const withoutArguments = queries.filter(({ args }) => args.every(({ type }) => !String(type).endsWith('!')));

describe('no secret appears', () => {
  test('in the response to any query', async () => {
    for (const { name, type, args } of withoutArguments) {
      // A whole page with all fields would be too expensive.
      const page = args.some((argument) => argument.name === 'first') ? '(first: 5)' : '';
      const query = `{ ${name}${page} ${fullSelection(type)} }`;
      const response = await app.sendJson('POST', '/graphql', { query }, here);
      const text = await response.text();
      expect(text).not.toContain('OPERATION_TOO_EXPENSIVE');
      await expectNoSecret(text);
    }
  });

  test('in a backup, even from an earlier version of the server', async () => {
    const query = `{ backup(name: "${oldBackup}") { ... on BackupArchive { archive } } }`;
    const { data } = await app.graphql<{ backup: { archive: string } }>(query, {}, here);
    expect(data.backup.archive).toContain('kept@example.org');
    await expectNoSecret(data.backup.archive);
  });

  test('in an export', async () => {
    const archive = await exported();
    expect(archive).toContain('kept@example.org');
    await expectNoSecret(archive);
  });

  test('in the response to any GET, for an admin or a read-only token', async () => {
    const { secret } = await addApiToken({ scope: 'readOnly' });
    for (const { path } of routes.filter(({ method, path }) => method === 'get' && !path.includes('{'))) {
      for (const token of [here.Authorization, `Bearer ${secret}`]) {
        const response = await app.send(path, { headers: { Authorization: token } });
        const text = await response.text();
        await expectNoSecret(text);
      }
    }
  });

  test('in the response to revoking a token', async () => {
    const query = `mutation { revokeApiToken(id: ${tokenId}) { __typename } }`;
    await expectNoSecret(JSON.stringify(await app.graphql(query, {}, here)));
  });
});

describe('an import of an archive without tokens', () => {
  const tokenOf = async (email: string) =>
    (await prisma.newsletterSubscriber.findUniqueOrThrow({ where: { email } })).token;

  test('keeps the tokens of existing subscribers, and creates new ones for the others', async () => {
    await addSubscribers({ email: 'later@example.org', token: planted('later') });
    const archive = await exported();
    await prisma.newsletterSubscriber.delete({ where: { email: 'later@example.org' } });
    expect(await importArchive(archive)).toMatchObject({ __typename: 'ImportDatabasePayload' });
    expect(await tokenOf('kept@example.org')).toBe(planted('kept'));
    expect(await tokenOf('later@example.org')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('ignores the tokens of an older backup', async () => {
    expect(await restore(oldBackup)).toMatchObject({ __typename: 'ImportDatabasePayload' });
    expect(await tokenOf('kept@example.org')).toBe(planted('kept'));
  });
});

test('a subscriber restored from the trash gets a new token', async () => {
  const { id } = await prisma.change.findFirstOrThrow({ where: { action: 'deleted' } });
  const query = `mutation { restoreChange(id: ${id}) { __typename } }`;
  expect((await app.graphql(query, {}, here)).data).toEqual({
    restoreChange: { __typename: 'RestoreChangePayload' },
  });
  const restored = await prisma.newsletterSubscriber.findUniqueOrThrow({
    where: { email: 'gone@example.org' },
  });
  expect(restored.token).toMatch(/^[0-9a-f-]{36}$/);
});
