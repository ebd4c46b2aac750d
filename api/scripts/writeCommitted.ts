import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.ts';

/**
 * Writes a generated file that is committed, unless it is the same: what is built from it stays up to date. With
 * --check, only compares, and fails on drift.
 * @param path relative to the project's folder
 */
export function writeCommitted(path: string, text: string): void {
  const file = join(root, path);
  if (readFileSync(file, 'utf8') === text) return;
  if (!process.argv.includes('--check')) return writeFileSync(file, text);
  console.error(`${path} does not match the code: run “npm run generate” and commit the result.`);
  process.exit(1);
}
