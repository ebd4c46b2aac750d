// Which other users of the machine can read the site’s data, tested with separate servers.
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { fileOf, pngOf } from './images/images.samples.ts';
import { announce } from './images/overHttp.samples.ts';
import { readableByOthers } from './testing/fileModes.ts';
import { freePort, startServer } from './testing/serverProcess.ts';
import { bundledProgram } from './testing/bundledProgram.ts';

const timeout = 300_000;
const isRoot = process.getuid?.() === 0;
// Open to all, like /home or /srv: only the modes that the server sets keep others out.
const home = mkdtempSync(join(tmpdir(), 'modes-'));
chmodSync(home, 0o755);
afterAll(() => rm(home, { recursive: true }));

/** All files in a folder that another user can read. Root tries as that user; otherwise the modes decide. */
function readByAnother(folder: string): string {
  if (!isRoot) return readableByOthers(folder).join('\n');
  const other = ['--reuid=65534', '--regid=65534', '--clear-groups'];
  return spawnSync('setpriv', [...other, 'find', folder, '-readable'], { encoding: 'utf8' }).stdout;
}

const modeOf = (...names: string[]) => statSync(join(home, ...names)).mode & 0o777;

test('no other user can read the data, including that of an earlier version', { timeout }, async () => {
  const data = join(home, 'data');
  const outside = join(home, 'outside');
  mkdirSync(join(data, 'backups'), { recursive: true, mode: 0o755 });
  for (const path of [join(data, 'lock'), join(data, 'backups/old.json'), outside]) {
    writeFileSync(path, 'old');
    chmodSync(path, 0o666);
  }
  symlinkSync(outside, join(data, 'link'));
  for (const name of ['data', 'data/backups']) chmodSync(join(home, name), 0o755);
  expect(readByAnother(data)).toContain('old.json');

  const server = await startServer(data, await freePort());
  try {
    const session = await server.signIn();
    await (
      await announce(server, session, fileOf(await pngOf(20_000), 'new.png'))
    )();
    await fetch(`${server.origin}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...session },
      body: JSON.stringify({ query: 'mutation { exportDatabase { __typename } }' }),
    });
    // The picture’s smaller copies are made after the response.
    await vi.waitFor(() => {
      const written = execFileSync('find', [data, '-type', 'f'], { encoding: 'utf8' });
      for (const part of ['postgres/pg_wal/0', 'backups/2', '.webp', 'backups/old.json']) {
        expect(written).toContain(part);
      }
    }, timeout);
    expect(readableByOthers(data)).toEqual([]);
    expect(readByAnother(data)).toBe('');
    expect([modeOf('data'), modeOf('data/lock'), modeOf('data/images')]).toEqual([0o700, 0o600, 0o700]);
    // The target of a link does not belong to the site.
    expect(modeOf('outside')).toBe(0o666);
  } finally {
    await server.stop();
  }
});

/**
 * Opens a folder as startup does, but as another user, who may have no access to the checkout; returns the error
 * output.
 */
function openAsOther(folder: string): string {
  const module = join(import.meta.dirname, 'dataFolder.ts');
  const code = `
    const { openDataFolder } = await import(${JSON.stringify(module)});
    process.setgroups([]);
    process.setgid(65534);
    process.setuid(65534);
    openDataFolder(${JSON.stringify(folder)});`;
  return spawnSync(process.execPath, ['--input-type=module', '--eval', code], { encoding: 'utf8' }).stderr;
}

test('a folder that all users share is refused with a message', { timeout }, () => {
  const shared = join(home, 'shared');
  mkdirSync(shared);
  chmodSync(shared, 0o1777);
  const { status, stdout } = spawnSync(process.execPath, [bundledProgram('main')], {
    env: { DATA_DIR: shared, LOG_LEVEL: 'silent' },
    encoding: 'utf8',
  });
  expect([status, JSON.parse(stdout)]).toEqual([
    1,
    {
      level: 60,
      time: expect.any(Number),
      msg: `${shared} is open to all users. Set DATA_DIR to a folder that only the site uses.`,
    },
  ]);
  expect(modeOf('shared')).toBe(0o777);
});

test.each(process.platform === 'linux' ? ['/proc/none', '/dev/null'] : [])(
  '%s, where no folder can be created, is refused with a message',
  { timeout },
  (DATA_DIR) => {
    const { status, stdout } = spawnSync(process.execPath, [bundledProgram('main')], {
      env: { DATA_DIR },
      encoding: 'utf8',
      timeout: 15_000,
    });
    expect([status, JSON.parse(stdout || 'null')]).toMatchObject([
      1,
      { level: 60, msg: expect.stringContaining(`${DATA_DIR} cannot be used as a folder`) },
    ]);
    expect(stdout).not.toContain('stack');
  },
);

test.runIf(isRoot)('a folder of another user is refused with instructions', () => {
  const foreign = join(home, 'foreign');
  mkdirSync(foreign);
  chmodSync(foreign, 0o755);
  expect(openAsOther(foreign)).toContain(
    `DataFolderError: ${foreign} cannot be closed to other users (EPERM). Make the user who runs the server the owner of the whole data folder`,
  );
});
