import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { log } from '../log.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { connect } from './client.ts';
import { openInMemory } from './embedded.ts';
import { fillingScripts, migrate } from './migrate.ts';
import { schemaDrift } from './schemaDrift.ts';

test('the migrations match schema.prisma', async () => {
  expect(await schemaDrift()).toBeUndefined();
});

test('opens the database of a newer version, and logs the unknown migrations', async () => {
  const { source, close } = await openTestDatabase();
  const client = connect(source);
  onTestFinished(async () => {
    await client.$disconnect();
    await close();
  });
  const warn = vi.spyOn(log, 'warn').mockReturnValue();
  await migrate(source);
  expect(warn).not.toHaveBeenCalled();
  const name = '99999999999999_of_a_newer_version';
  await client.$executeRaw`INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at)
    VALUES ('1', '1', ${name}, now())`;
  expect(await migrate(source)).toEqual([]);
  expect(warn.mock.calls).toEqual([
    [{ migrations: [name] }, 'The database belongs to a newer version of the site than this server'],
  ]);
});

/** A database as it was before a migration, without rows. */
async function openBefore(migration: string) {
  const folder = join(import.meta.dirname, '../../prisma/migrations');
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
  const earlier = names.slice(0, names.indexOf(migration));
  const pglite = await openInMemory();
  onTestFinished(() => pglite.close());
  // The first script is that of the table of migrations.
  for (const script of fillingScripts().slice(0, earlier.length + 1)) await pglite.exec(script);
  await pglite.exec('COMMENT ON TABLE _prisma_migrations IS NULL');
  for (const name of earlier)
    await pglite.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES (gen_random_uuid()::text, '', $1, now(), 1)`,
      [name],
    );
  return pglite;
}

test('everybody who had an account before there were roles is an owner, and keeps everything else', async () => {
  const migration = '20261125110956_add_roles';
  const pglite = await openBefore(migration);
  await pglite.exec(`
    INSERT INTO "AdminUser" (email, "passwordHash", "disabledAt") VALUES
      ('first@example.org', 'hash', NULL), ('gone@example.org', NULL, now());
    INSERT INTO "Session" (id, "adminUserId", "refreshKey", "refreshTokenHash", "userAgent", "expiresAt")
      SELECT gen_random_uuid(), id, gen_random_uuid(), 'hash', 'a browser', now() + interval '1 day' FROM "AdminUser";`);
  const accounts = async () => (await pglite.query<object>('SELECT * FROM "AdminUser" ORDER BY id')).rows;
  const before = await accounts();
  expect((await migrate({ pglite }))[0]).toBe(migration);
  const texts = { name: '', language: '', portraitUrl: null };
  const added = { ...texts, role: 'owner', lastSeenAt: null, invitedAt: null };
  expect(await accounts()).toEqual(before.map((account) => Object.assign({}, account, added)));
  expect((await pglite.query('SELECT FROM "Session"')).rows).toHaveLength(2);
});

test('accounts from before there were links stay as they are, without a language that nobody chose', async () => {
  const pglite = await openBefore('20261125144905_add_account_links');
  await pglite.exec(`
    INSERT INTO "AdminUser" (email, "passwordHash", role, "disabledAt") VALUES
      ('owner@example.org', 'hash', 'owner', NULL), ('author@example.org', NULL, 'author', now());
    INSERT INTO "SecurityEvent" (kind, "adminUserId", "nextMailAt") SELECT 'newDevice', id, now() FROM "AdminUser";`);
  const accounts = async () => (await pglite.query<object>('SELECT * FROM "AdminUser" ORDER BY id')).rows;
  const before = await accounts();
  expect(await migrate({ pglite })).toContain('20261125144905_add_account_links');
  const changed = { language: '', portraitUrl: null, invitedAt: null };
  expect(await accounts()).toEqual(before.map((account) => Object.assign({}, account, changed)));
  expect(
    (await pglite.query('SELECT FROM "SecurityEvent" WHERE "nextMailAt" IS NOT NULL')).rows,
  ).toHaveLength(2);
});

test('accounts from before there were second factors sign in with their passwords as before', async () => {
  const pglite = await openBefore('20261125173400_add_passkeys');
  await pglite.exec(`
    INSERT INTO "AdminUser" (email, "passwordHash", role) VALUES
      ('owner@example.org', 'hash', 'owner'), ('author@example.org', NULL, 'author');
    INSERT INTO "Session" (id, "adminUserId", "refreshKey", "refreshTokenHash", "userAgent", "expiresAt")
      SELECT gen_random_uuid(), id, gen_random_uuid(), 'hash', 'a browser', now() + interval '1 day' FROM "AdminUser";
    INSERT INTO "SecurityEvent" (kind, "adminUserId") SELECT 'accountCreated', id FROM "AdminUser";`);
  const contents = async () => [
    (await pglite.query('SELECT * FROM "AdminUser" ORDER BY id')).rows,
    (await pglite.query('SELECT * FROM "Session" ORDER BY id')).rows,
    (await pglite.query('SELECT id, kind FROM "SecurityEvent" ORDER BY id')).rows,
  ];
  const before = await contents();
  const applied = await migrate({ pglite });
  expect(applied).toEqual(expect.arrayContaining(['20261125173400_add_passkeys']));
  expect(applied.some((name) => name.endsWith('_add_second_factor'))).toBe(true);
  expect(await contents()).toMatchObject(before);
  for (const table of ['Passkey', 'Authenticator', 'RecoveryCode'])
    expect((await pglite.query(`SELECT FROM "${table}"`)).rows).toEqual([]);
});

test('asks a migrated database for its migrations in one statement', async () => {
  const pglite = await openInMemory();
  onTestFinished(() => pglite.close());
  const applied = await migrate({ pglite });
  const [query, exec] = [vi.spyOn(pglite, 'query'), vi.spyOn(pglite, 'exec')];
  expect(applied.length).toBeGreaterThan(1);
  expect(await migrate({ pglite })).toEqual([]);
  expect([...query.mock.calls, ...exec.mock.calls]).toHaveLength(1);
});

test('a migration that fails leaves nothing, and the next start tries it again', async () => {
  const migration = '20261125110956_add_roles';
  const pglite = await openBefore(migration);
  await pglite.exec('CREATE TYPE "AdminRole" AS ENUM ()');
  await expect(migrate({ pglite })).rejects.toThrow('already exists');
  const { rows } = await pglite.query('SELECT FROM _prisma_migrations WHERE migration_name = $1', [
    migration,
  ]);
  expect(rows).toEqual([]);
  await pglite.exec('DROP TYPE "AdminRole"');
  expect((await migrate({ pglite }))[0]).toBe(migration);
});

test('records migrations as Prisma does, with the checksums of their files', async () => {
  const pglite = await openInMemory();
  onTestFinished(() => pglite.close());
  const [first = ''] = await migrate({ pglite });
  const script = readFileSync(join(import.meta.dirname, '../../prisma/migrations', first, 'migration.sql'));
  const { rows } = await pglite.query<object>(
    `SELECT checksum, applied_steps_count AS steps, finished_at IS NOT NULL AS "isFinished"
     FROM _prisma_migrations WHERE migration_name = $1`,
    [first],
  );
  expect(rows).toEqual([
    { checksum: createHash('sha256').update(script).digest('hex'), steps: 1, isFinished: true },
  ]);
});
