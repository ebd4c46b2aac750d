import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'parent-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs until it is stopped, and prints that it shuts down gracefully. `READY` names a file to wait for first. */
const program = `
  import { existsSync } from 'node:fs';
  const { endWithParent } = await import(${JSON.stringify(join(import.meta.dirname, 'endWithParent.ts'))});
  const running = setInterval(() => {}, 60_000);
  process.once('SIGTERM', () => (console.log('shut down gracefully'), clearInterval(running)));
  console.log(process.pid);
  const never = new Int32Array(new SharedArrayBuffer(4));
  while (process.env.READY && !existsSync(process.env.READY)) Atomics.wait(never, 0, 0, 20);
  endWithParent();
  console.log('watching');`;
const file = join(folder, 'program.mjs');
writeFileSync(file, program);
// With “; exit”, the shell waits for the program instead of becoming it, and does not forward signals.
const command = `"${process.execPath}" "${file}"; exit`;
writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start: command } }));

/** Starts a command that runs the program, and waits for a line of its output. */
async function start(name: string, args: string[], env: Record<string, string>, line: RegExp) {
  const child = spawn(name, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'ignore'] });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  while (!line.test(output)) await once(child.stdout, 'data');
  return {
    async kill(signal: NodeJS.Signals) {
      child.kill(signal);
      await once(child, 'exit');
    },
    /** Resolves once every process that could write to the output has exited. */
    async lastLine() {
      if (!child.stdout.readableEnded) await once(child.stdout, 'end');
      return output.trimEnd().split('\n').at(-1);
    },
  };
}

test.skipIf(process.platform === 'win32')(
  'a program shuts down gracefully when a signal ends only its shell',
  async () => {
    const shell = await start('sh', ['-c', command], {}, /watching/);
    await shell.kill('SIGTERM');
    expect(await shell.lastLine()).toBe('shut down gracefully');
  },
);

// Only Linux has /proc, which shows that the shell has lost npm.
const isLinux = process.platform === 'linux';
const env = { PATH: process.env['PATH'] ?? '', npm_config_update_notifier: 'false' };

test.runIf(isLinux)(
  'a program shuts down gracefully when npm is killed, even if npm’s shell survives',
  async () => {
    const npm = await start('npm', ['start'], env, /watching/);
    await npm.kill('SIGKILL');
    expect(await npm.lastLine()).toBe('shut down gracefully');
  },
);

test.runIf(isLinux)(
  'a program shuts down gracefully when npm was killed before it started watching',
  async () => {
    const READY = join(folder, 'ready');
    const npm = await start('npm', ['start'], { ...env, READY }, /^\d+$/m);
    await npm.kill('SIGKILL');
    writeFileSync(READY, '');
    expect(await npm.lastLine()).toBe('shut down gracefully');
  },
);
