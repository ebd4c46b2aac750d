// Two builds of one checkout, in separate processes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** Builds something from a file, slowly, unless it is fresh. Prints which it did. */
function startBuild(folder: string, milliseconds: number) {
  const at = (name: string) => JSON.stringify(join(import.meta.dirname, name));
  const code = `
    import { alone } from ${at('alone.ts')};
    import { isFresh, remember } from ${at('fresh.ts')};
    const made = { of: /^schema.graphql$/, stamp: 'stamp' };
    const folder = ${JSON.stringify(folder)};
    alone(() => {
      if (isFresh(made, folder)) return console.log('is fresh');
      console.log('builds');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${milliseconds});
      remember(made, folder);
    });
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code]);
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  return { child, begun: once(child.stdout, 'data'), ended: once(child, 'close').then(() => printed) };
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  writeFileSync(join(folder, 'schema.graphql'), 'x');
  return folder;
}

const waiting = 'Another process is building the site in this folder. Waiting for it.\n';

test('a second build waits for the first, and uses its result', async () => {
  const folder = newFolder();
  const first = startBuild(folder, 1500);
  await first.begun;
  const second = startBuild(folder, 0);
  expect([await first.ended, await second.ended]).toEqual(['builds\n', `${waiting}is fresh\n`]);
});

test('a killed build leaves no lock, and does not count as fresh', async () => {
  const folder = newFolder();
  const first = startBuild(folder, 60_000);
  await first.begun;
  first.child.kill('SIGKILL');
  await first.ended;
  // The kernel may release the lock a moment after the process has ended.
  expect((await startBuild(folder, 0).ended).replace(waiting, '')).toBe('builds\n');
  expect(readFileSync(join(folder, 'stamp'), 'utf8')).not.toBe('');
});
