import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { OperatorError } from '../src/operatorError.ts';

/** No password was given. The message is for the operator. */
export class PasswordInputError extends OperatorError {
  override name = 'PasswordInputError';
}

type Input = NodeJS.ReadableStream & { isTTY?: boolean };

/**
 * Reads a new password: asks for it twice on a terminal, without showing it, or reads one line from a pipe.
 * @param output where to print the prompts
 * @throws PasswordInputError
 */
export async function askPassword(input: Input, output: NodeJS.WritableStream): Promise<string> {
  if (!input.isTTY) {
    const [password = '', ...rest] = (await text(input)).replace(/\r?\n$/, '').split('\n');
    if (rest.length > 0) throw new PasswordInputError('Send the password as one line.');
    return password;
  }
  const password = await askHidden(input, output, 'New password: ');
  const again = await askHidden(input, output, 'Repeat the password: ');
  if (password !== again) throw new PasswordInputError('The two passwords differ. Nothing was changed.');
  return password;
}

async function askHidden(input: Input, output: NodeJS.WritableStream, question: string): Promise<string> {
  output.write(question);
  // On a terminal readline echoes each key; discard the echo.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: nowhere, terminal: true });
  try {
    return await Promise.race([lines.question(''), ending(lines)]);
  } finally {
    lines.close();
    output.write('\n');
  }
}

/** Rejects once the input ends, on Ctrl+C or Ctrl+D. */
function ending(lines: NodeJS.EventEmitter): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  const cancel = () => reject(new PasswordInputError('Canceled. Nothing was changed.'));
  lines.once('SIGINT', cancel).once('close', cancel);
  // After the answer, nothing awaits this promise.
  promise.catch(() => {});
  return promise;
}
