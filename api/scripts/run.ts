import { spawnSync, type StdioOptions } from 'node:child_process';
import { join } from 'node:path';
import { withSeconds } from '../src/withSeconds.ts';
import { root } from './root.ts';

export { root };

type Variables = Record<string, string>;

const start = (args: string[], env: Variables, stdio: StdioOptions) =>
  spawnSync(process.execPath, args, {
    cwd: root,
    stdio,
    encoding: 'utf8',
    maxBuffer: Infinity,
    env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH']}`, ...env },
  });

/** Runs Node with these arguments in the project's folder, and exits with its status if it fails. */
export function run(args: string[], env: Variables = {}): void {
  const { status } = start(args, env, 'inherit');
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * Runs a build step as `run` does, and prints what was done and how long it took; the program’s output only if it fails.
 */
export function runStep(sentence: string, args: string[], env: Variables = {}): void {
  const begun = performance.now();
  const { status, signal, stdout, stderr } = start(args, env, ['ignore', 'pipe', 'pipe']);
  if (status === 0) return console.log(withSeconds(sentence, begun));
  console.error(`Failed (${signal ?? status}): node ${args.join(' ')}\n${stdout}${stderr}`.trimEnd());
  process.exit(status ?? 1);
}
