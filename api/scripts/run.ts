import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Runs Node with these arguments in the project's folder, and ends with its status when it fails. */
export function run(args: string[], env: Record<string, string> = {}): void {
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH']}`, ...env },
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** A name for the state of the files that the patterns match: it changes when one of them does. */
function stateOf(patterns: string[]): string {
  const hash = createHash('sha256');
  for (const file of globSync(patterns, { cwd: root }).toSorted()) {
    const { size, mtimeMs } = statSync(join(root, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** Runs `work` unless it ran already on these files as they are. `stamp` remembers, inside what the work makes. */
export function whenStale(patterns: string[], stamp: string, work: () => void): void {
  const path = join(root, stamp);
  const state = stateOf(patterns);
  try {
    if (readFileSync(path, 'utf8') === state) return;
  } catch {
    // Never ran.
  }
  work();
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, stateOf(patterns));
}
