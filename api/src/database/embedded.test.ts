import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundledProgram } from '../testing/bundledProgram.ts';
import { openEmbedded } from './embedded.ts';

const folder = mkdtempSync(join(tmpdir(), 'embedded-'));
afterAll(() => rmSync(folder, { recursive: true }));

const main = bundledProgram('main');

/** Starts a real Node.js process; `ended` resolves to its status and its output. */
function start(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, args, { env: { ...process.env, NODE_NO_WARNINGS: '1', ...env } });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  const ended = once(child, 'close').then(([status]) => ({ status: status as number | null, printed }));
  return { child, ended };
}

/** Opens the folder, writes a row, reports it and stays alive. */
const holder = `
  import { openEmbedded } from ${JSON.stringify(join(import.meta.dirname, 'embedded.ts'))};
  const { pglite } = await openEmbedded(${JSON.stringify(folder)});
  await pglite.exec("CREATE TABLE kept (word text); INSERT INTO kept VALUES ('batik')");
  console.log('holding');
  setInterval(() => {}, 1000);
`;

describe('a data folder locked by another process', () => {
  let holding: ReturnType<typeof start>;

  beforeAll(async () => {
    holding = start(['--input-type=module', '--eval', holder]);
    const failure = holding.ended.then(({ printed }) => Promise.reject(new Error(printed)));
    await Promise.race([once(holding.child.stdout, 'data'), failure]);
    failure.catch(() => {});
  });
  afterAll(() => void holding.child.kill('SIGKILL'));

  test('is refused to a second server, which reports it in one sentence and exits with status 1', async () => {
    const { status, printed } = await start([main], { DATA_DIR: folder, LOG_LEVEL: 'silent' }).ended;
    expect([status, JSON.parse(printed)]).toEqual([
      1,
      {
        level: 60,
        time: expect.any(Number),
        msg: `The data folder ${folder} is in use by another server. Stop that server, or set DATA_DIR to a different folder.`,
      },
    ]);
  });

  test('is also refused to this process until the holder is killed, and is then intact', async () => {
    await expect(openEmbedded(folder)).rejects.toThrow('is in use by another server');
    holding.child.kill('SIGKILL');
    await holding.ended;
    const { pglite, close } = await openEmbedded(folder);
    const { rows } = await pglite.query('SELECT word FROM kept');
    await close();
    expect(rows).toEqual([{ word: 'batik' }]);
  });

  test('is unlocked once it is closed', async () => {
    const first = await openEmbedded(folder);
    await expect(openEmbedded(folder)).rejects.toThrow('is in use');
    await first.close();
    const second = await openEmbedded(folder);
    await second.close();
  });
});

test('a server whose database cannot write its log reports it and exits, without losing writes', async () => {
  const ownFolder = join(folder, 'panic');
  const log = join(ownFolder, 'postgres/pg_wal');
  const writer = `
    import { renameSync } from 'node:fs';
    import { openEmbedded } from ${JSON.stringify(join(import.meta.dirname, 'embedded.ts'))};
    const { pglite } = await openEmbedded(${JSON.stringify(ownFolder)});
    await pglite.exec("CREATE TABLE kept (word text); INSERT INTO kept VALUES ('batik')");
    renameSync(${JSON.stringify(log)}, ${JSON.stringify(`${log}.away`)});
    await pglite.exec("SELECT pg_switch_wal()").catch(() => {});
    await pglite.query("INSERT INTO kept VALUES ('lost')").catch(() => {});
    console.log('continued');
  `;
  const { status, printed } = await start(['--input-type=module', '--eval', writer]).ended;
  expect(printed).toMatch(
    /"level":60,.*"msg":"The embedded database cannot continue: .*pg_wal.* start the server again\."}$/m,
  );
  expect([status, printed]).toEqual([1, expect.not.stringContaining('continued')]);
  renameSync(`${log}.away`, log);
  const { pglite, close } = await openEmbedded(ownFolder);
  const { rows } = await pglite.query('SELECT word FROM kept');
  await close();
  expect(rows).toEqual([{ word: 'batik' }]);
});

/**
 * Simulates a disk that is full once the server and its programs have written DISK_HAS bytes to files. The size of the
 * file DISK_USED, without content, counts them.
 */
const fillingUp = `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  const { writeSync, statfsSync, statSync, truncateSync } = fs;
  const { DISK_HAS, DISK_USED } = process.env;
  const left = () => Number(DISK_HAS) - statSync(DISK_USED).size;
  fs.writeSync = (file, bytes, offset, length, place) => {
    if (file > 2) {
      truncateSync(DISK_USED, statSync(DISK_USED).size + (length ?? bytes.length));
      if (left() < 0)
        throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28 });
    }
    return writeSync(file, bytes, offset, length, place);
  };
  fs.statfsSync = (path) => Object.assign(statfsSync(path), { bavail: Math.max(0, left()), bsize: 1 });
  syncBuiltinESMExports();`;
const smallDisk = join(folder, 'smallDisk.mjs');
writeFileSync(smallDisk, fillingUp);

// A new database takes about 40 MB: in the first case some of its files fit, in the second all but the site’s tables.
test.each([12, 40])(
  'a first start on a disk with %d MB reports that the disk is full',
  { timeout: 60_000 },
  async (megabytes) => {
    const ownFolder = join(folder, `full-${megabytes}`);
    const used = `${ownFolder}-used`;
    writeFileSync(used, '');
    const { status, printed } = await start([main], {
      NODE_OPTIONS: `--import=${smallDisk}`,
      DATA_DIR: ownFolder,
      LOG_LEVEL: 'silent',
      DISK_HAS: String(megabytes * 1e6),
      DISK_USED: used,
    }).ended;
    expect([status, JSON.parse(printed)]).toMatchObject([
      1,
      { level: 60, msg: expect.stringMatching(`^The disk of ${ownFolder} is full. Make room on it`) },
    ]);
  },
);

test('a database that cannot be opened is reported in one sentence, and the log has the cause', async () => {
  const ownFolder = join(folder, 'broken');
  mkdirSync(join(ownFolder, 'postgres'), { recursive: true });
  writeFileSync(join(ownFolder, 'postgres/PG_VERSION'), 'none');
  const { status, printed } = await start([main], { DATA_DIR: ownFolder }).ended;
  expect([
    status,
    printed
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object),
  ]).toMatchObject([
    1,
    [
      { level: 50, err: expect.anything(), msg: 'The embedded database cannot be opened' },
      {
        level: 60,
        msg: expect.stringMatching(`^The embedded database in ${ownFolder}/postgres cannot be opened: `),
      },
    ],
  ]);
});
