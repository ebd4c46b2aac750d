import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEmbedded } from './embedded.ts';

const folder = mkdtempSync(join(tmpdir(), 'embedded-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts a real Node process; `ended` resolves to its status and its output. */
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

  test('is refused to a second server, which prints a message and exits with status 1', async () => {
    const main = join(import.meta.dirname, '../main.ts');
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

  test('is refused to this process too until its holder is killed, and is then intact', async () => {
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
  const own = join(folder, 'panic');
  const log = join(own, 'postgres/pg_wal');
  const writer = `
    import { renameSync } from 'node:fs';
    import { openEmbedded } from ${JSON.stringify(join(import.meta.dirname, 'embedded.ts'))};
    const { pglite } = await openEmbedded(${JSON.stringify(own)});
    await pglite.exec("CREATE TABLE kept (word text); INSERT INTO kept VALUES ('batik')");
    renameSync(${JSON.stringify(log)}, ${JSON.stringify(`${log}.away`)});
    await pglite.exec("SELECT pg_switch_wal()").catch(() => {});
    await pglite.query("INSERT INTO kept VALUES ('lost')").catch(() => {});
    console.log('went on');
  `;
  const { status, printed } = await start(['--input-type=module', '--eval', writer]).ended;
  expect(printed).toMatch(
    /"level":60,.*"msg":"The embedded database cannot continue: .*pg_wal.* start the server again\."}$/m,
  );
  expect([status, printed]).toEqual([1, expect.not.stringContaining('went on')]);
  renameSync(`${log}.away`, log);
  const { pglite, close } = await openEmbedded(own);
  const { rows } = await pglite.query('SELECT word FROM kept');
  await close();
  expect(rows).toEqual([{ word: 'batik' }]);
});
