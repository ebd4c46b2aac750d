// A server that cannot listen at HOST stops with a message that names the variable, before it creates anything.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { bundledProgram } from './testing/bundledProgram.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'listen-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

/** The message of a server that fails to start. */
function refusal(HOST: string): unknown {
  const { status, stdout } = spawnSync(process.execPath, [bundledProgram('main')], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', DATA_DIR, HOST },
    encoding: 'utf8',
  });
  expect([status, readdirSync(DATA_DIR)]).toEqual([1, []]);
  return (JSON.parse(stdout) as { msg: unknown }).msg;
}

test.each([
  ['localhost:4000', /^HOST=localhost:4000 is not an address/],
  ['nowhere.invalid', /^HOST=nowhere\.invalid is not an address/],
  ['203.0.113.7', /^HOST=203\.0\.113\.7 is not an address of this machine: .*0\.0\.0\.0/],
])('HOST=%s is refused', (HOST, sentence) => {
  expect(refusal(HOST)).toMatch(sentence);
});
