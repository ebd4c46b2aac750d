import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** Runs Node with these arguments in the project's folder, and exits with its status if it fails. */
export function run(args: string[], env: Record<string, string> = {}): void {
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH']}`, ...env },
  });
  if (status !== 0) process.exit(status ?? 1);
}
