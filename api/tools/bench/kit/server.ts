import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../../src/testing/serverProcess.ts';
import { ask } from './connection.ts';
import { keepTrackOf, stop, temporaryFolder, type Listening } from './running.ts';

/** A program that serves HTTP at the port in its environment's `PORT`. */
export interface ServerProgram {
  /** The arguments to Node.js, in this folder. */
  args: string[];
  folder: string;
  env: Record<string, string>;
  /** A request that is answered with 200 once the server is up. */
  first: Buffer;
}

/** How often a starting server is asked for its first answer, in milliseconds. */
const pace = 10;

/** Starts a server in its own process, and waits for its first answer. Its output goes to a file. */
export async function startServer({ args, folder, env, first }: ServerProgram): Promise<Listening> {
  const port = await freePort();
  const child = spawn(process.execPath, args, {
    cwd: folder,
    stdio: ['ignore', openSync(join(temporaryFolder(), 'log'), 'a'), 'inherit'],
    env: { PATH: process.env['PATH'], PORT: String(port), ...env },
  });
  keepTrackOf(child);
  while ((await ask(port, first).catch(() => null))?.status !== 200) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')}: the server did not start.`);
    await setTimeout(pace);
  }
  return { pid: child.pid ?? 0, port, [Symbol.asyncDispose]: () => stop(child) };
}
