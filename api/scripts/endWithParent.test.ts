import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'parent-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What runs on until somebody ends it, and says that it ends in order. `READY` is a file that it waits for. */
const program = `
  import { existsSync } from 'node:fs';
  const { endWithParent } = await import(${JSON.stringify(join(import.meta.dirname, 'endWithParent.ts'))});
  const running = setInterval(() => {}, 60_000);
  process.once('SIGTERM', () => (console.log('in order'), clearInterval(running)));
  console.log(process.pid);
  const never = new Int32Array(new SharedArrayBuffer(4));
  while (process.env.READY && !existsSync(process.env.READY)) Atomics.wait(never, 0, 0, 20);
  endWithParent();
  console.log('watching');`;
const file = join(folder, 'program.mjs');
writeFileSync(file, program);
// As a shell waits for what it runs, and keeps a signal to itself.
const command = `"${process.execPath}" "${file}"; exit`;
writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start: command } }));

/** Starts what starts the program, and waits for a line of it. What it says then ends when nobody is left to write. */
async function start(name: string, args: string[], env: Record<string, string>, line: RegExp) {
  const child = spawn(name, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'ignore'] });
  let said = '';
  child.stdout.on('data', (chunk) => (said += String(chunk)));
  while (!line.test(said)) await once(child.stdout, 'data');
  return {
    async kill(signal: NodeJS.Signals) {
      child.kill(signal);
      await once(child, 'exit');
    },
    async lastLine() {
      if (!child.stdout.readableEnded) await once(child.stdout, 'end');
      return said.trimEnd().split('\n').at(-1);
    },
  };
}

test.skipIf(process.platform === 'win32')(
  'a program shuts down gracefully when a signal ends only its shell',
  async () => {
    const shell = await start('sh', ['-c', command], {}, /watching/);
    await shell.kill('SIGTERM');
    expect(await shell.lastLine()).toBe('in order');
  },
);

// Only there the shell is seen to have lost npm.
const isLinux = process.platform === 'linux';
const env = { PATH: process.env['PATH'] ?? '', npm_config_update_notifier: 'false' };

test.runIf(isLinux)('a program whose npm is killed ends in order, though npm’s shell goes on', async () => {
  const npm = await start('npm', ['start'], env, /watching/);
  await npm.kill('SIGKILL');
  expect(await npm.lastLine()).toBe('in order');
});

test.runIf(isLinux)('and so does one whose npm was killed before it could look', async () => {
  const READY = join(folder, 'ready');
  const npm = await start('npm', ['start'], { ...env, READY }, /^\d+$/m);
  await npm.kill('SIGKILL');
  writeFileSync(READY, '');
  expect(await npm.lastLine()).toBe('in order');
});
