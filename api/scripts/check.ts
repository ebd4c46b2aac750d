// npm run check
import { generateFiles } from './generateFiles.ts';
import { run } from './run.ts';

/** Checks that generated files match what is committed, and types, lint and format; exits on a failure. */
export function check(): void {
  generateFiles(true);
  run(['node_modules/typescript/bin/tsc']);
  run(['node_modules/oxlint/bin/oxlint', '--deny-warnings']);
  run(['node_modules/oxfmt/bin/oxfmt', '--check']);
}

if (import.meta.main) check();
