import { expect, onTestFinished, test, vi } from 'vitest';
import { log } from '../log.ts';
import { openInMemory } from './embedded.ts';
import { migrate, schemaDrift } from './migrate.ts';

test('the migrations lead to schema.prisma', async () => {
  expect(await schemaDrift()).toBeUndefined();
});

test('a database of a newer version is opened, and the log says what this one does not know', async () => {
  const pglite = await openInMemory();
  onTestFinished(() => pglite.close());
  await migrate({ pglite });
  const warn = vi.spyOn(log, 'warn').mockReturnValue();
  await migrate({ pglite });
  expect(warn).not.toHaveBeenCalled();
  const name = '99999999999999_of_a_newer_version';
  await pglite.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('1', '1', $1, now())`,
    [name],
  );
  expect(await migrate({ pglite })).toEqual([]);
  expect(warn.mock.calls).toEqual([
    [{ migrations: [name] }, 'The database is of a newer version than this server'],
  ]);
});
