import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { bundledProgram } from './bundledProgram.ts';

/** The result of `npm run account`. */
export interface AccountAnswer {
  status: number | null;
  stdout: string;
  stderr: string;
}

/**
 * Runs `npm run account` as an operator does, on the embedded database of a folder.
 * @param input typed or piped input: a password
 * @param program another script that works on a folder’s database
 */
export async function runAccount(
  folder: string,
  args: readonly string[],
  input = '',
  program: 'account' | 'rotateKey' = 'account',
): Promise<AccountAnswer> {
  const env = { PATH: process.env['PATH'], DATA_DIR: folder };
  const child = spawn(process.execPath, [bundledProgram(program), ...args], { env });
  child.stdin.end(input);
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [status] = await ended;
  return { status, stdout, stderr };
}
