import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** How a move ended: its exit code, null where it was killed, and all that it said. */
export interface MoveEnd {
  code: number | null;
  said: string;
}

/**
 * Runs `npm run move` as an operator does.
 * @param variables of its environment: what it moves
 * @param killAt the process is killed when a line holds this text
 */
export async function runMove(
  variables: Record<string, string>,
  target: string,
  killAt?: string,
): Promise<MoveEnd> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../../scripts/move.ts'), target], {
    env: { PATH: process.env['PATH'], ...variables },
  });
  const lines: string[] = [];
  const read = (stream: NodeJS.ReadableStream) =>
    createInterface(stream).on('line', (line) => {
      lines.push(line);
      if (killAt && line.includes(killAt)) child.kill('SIGKILL');
    });
  read(child.stdout);
  read(child.stderr);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said: lines.join('\n') };
}
