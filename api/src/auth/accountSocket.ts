import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { join, relative, resolve } from 'node:path';
import { json } from 'node:stream/consumers';
import { DataFolderError } from '../dataFolder.ts';
import type { Environment } from '../environment.ts';
import { ExpectedError, ValidationError } from '../errors.ts';
import { log } from '../log.ts';
import { runAccountCommand } from './accountCommands.ts';

// Only the process that runs the server can open the embedded database, so commands go through it: over a
// socket in DATA_DIR, which only the user who runs the server can read.

/** The server’s response to a command. */
type Answer = { output: string } | { refused: string };

/**
 * Uses a path relative to the working directory if that is shorter: socket paths are limited to about a
 * hundred characters.
 */
function socketPath(folder: string): string {
  const path = resolve(folder, 'account.sock');
  if (process.platform === 'win32') return join(String.raw`\\?\pipe`, path);
  const fromHere = relative(process.cwd(), path);
  return fromHere.length < path.length ? fromHere : path;
}

/** Listens for commands on the socket in DATA_DIR, which this process has locked. */
export async function listenForAccountCommands(environment: Environment): Promise<{ close: () => void }> {
  const answer = async (given: unknown): Promise<Answer> => {
    try {
      return { output: await runAccountCommand(environment, given) };
    } catch (error) {
      if (error instanceof ExpectedError) return { refused: error.message };
      log.error({ err: error }, 'A command for an account failed');
      return { refused: 'The server failed. Its log says why.' };
    }
  };
  const server = createServer(async (incoming, outgoing) => {
    const given = await json(incoming).catch(() => null);
    outgoing.end(JSON.stringify(await answer(given)));
  });
  const path = socketPath(environment.DATA_DIR);
  try {
    // A killed server leaves its socket behind.
    if (process.platform !== 'win32') rmSync(path, { force: true });
    await once(server.listen(path), 'listening');
  } catch (err) {
    log.warn(
      { err, path },
      '“npm run account” works only while the server is stopped: it cannot listen here',
    );
  }
  server.unref();
  return { close: () => server.close() };
}

/**
 * Sends a command to the server that uses DATA_DIR.
 * @returns the text to print
 * @throws ValidationError with the reason for a refusal, DataFolderError if the server does not respond
 */
export async function askServer({ DATA_DIR }: Environment, command: object): Promise<string> {
  const answer = await send(DATA_DIR, command);
  if ('output' in answer) return answer.output;
  throw new ValidationError(answer.refused);
}

async function send(folder: string, command: object): Promise<Answer> {
  try {
    const sent = request({ socketPath: socketPath(folder), method: 'POST' });
    sent.end(JSON.stringify(command));
    const [response] = (await once(sent, 'response')) as Parameters<typeof json>;
    return (await json(response)) as Answer;
  } catch (error) {
    const { code = 'no answer' } = error as NodeJS.ErrnoException;
    throw new DataFolderError(
      `The data folder ${folder} is in use, but its server does not accept commands (${code}). If it is just starting, try again. Otherwise, stop it first.`,
    );
  }
}
