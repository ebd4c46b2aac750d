import { expect, onTestFinished, test, vi } from 'vitest';
import { log } from '../log.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { connect } from './client.ts';
import { migrate, schemaDrift } from './migrate.ts';

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
