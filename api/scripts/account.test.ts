// npm run account as an operator runs it, with and without a running server on the embedded database.
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { newDataFolder } from '../src/testing/dataFolder.ts';
import { runAccount } from '../src/testing/accountCommand.ts';
import { freePort, startServer } from '../src/testing/serverProcess.ts';
import { askPassword } from './askPassword.ts';

const folder = newDataFolder('account');
afterAll(() => rm(folder, { recursive: true }));

const account = { email: 'ratna@example.org', password: 'seven looms in the rain' };

const run = (args: readonly string[], input = '') => runAccount(folder, args, input);

test('commands reach a running server, or the database if no server runs', { timeout: 300_000 }, async () => {
  const server = await startServer(folder, await freePort());
  const signIn = () =>
    fetch(`${server.origin}/api/auth/sign-in`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(account),
    });
  const created = await run(['create', account.email], `${account.password}\n`);
  expect(created).toEqual({ status: 0, stdout: 'ratna@example.org can sign in now.\n', stderr: '' });
  expect((await signIn()).status).toBe(200);
  const again = await run(['create', account.email], account.password);
  expect(again).toEqual({ status: 1, stdout: '', stderr: 'An account with this address already exists.\n' });
  await server.kill();

  const { stdout } = await run(['list']);
  expect(stdout).toMatch(/^editor@example\.org +owner +enabled .*\nratna@example\.org +owner +enabled /m);
});

test('refuses a mistyped folder, and does not create it', async () => {
  const mistyped = join(folder, 'mistyped');
  for (const [program, ...args] of [['account', 'list'], ['rotateKey']] as const) {
    const { status, stdout, stderr } = await runAccount(mistyped, args, '', program);
    expect([status, stdout, stderr]).toEqual([
      1,
      '',
      expect.stringMatching(/^There is no site in .*mistyped\. /),
    ]);
  }
  expect(existsSync(mistyped)).toBe(false);
});

test('prints the usage for an unknown command', async () => {
  const { status, stdout, stderr } = await run(['toString']);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/^Usage: npm run account/);
});

/** An interactive terminal. */
function terminal() {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => input });
  const output = new PassThrough();
  let shown = '';
  output.on('data', (chunk) => (shown += String(chunk)));
  const prompted = async (question: string) => {
    while (!shown.endsWith(question)) await new Promise((resolve) => output.once('data', resolve));
  };
  return { input, output, prompted, shown: () => shown };
}

test('asks for a password twice at a terminal, without showing it', async () => {
  const { input, output, prompted, shown } = terminal();
  const password = askPassword(input, output);
  await prompted('New password: ');
  input.write(`${account.password}\r`);
  await prompted('Repeat the password: ');
  input.write(`${account.password}\r`);
  expect(await password).toBe(account.password);
  expect(shown()).toBe('New password: \nRepeat the password: \n');
});

test('rejects two different passwords, and Ctrl+C', async () => {
  const { input, output, prompted } = terminal();
  const password = askPassword(input, output);
  await prompted('New password: ');
  input.write('one\r');
  await prompted('Repeat the password: ');
  input.write('two\r');
  await expect(password).rejects.toThrow('The two passwords differ');
  const canceled = terminal();
  const canceledPassword = askPassword(canceled.input, canceled.output);
  await canceled.prompted('New password: ');
  canceled.input.write('\u0003');
  await expect(canceledPassword).rejects.toThrow('Canceled');
});
