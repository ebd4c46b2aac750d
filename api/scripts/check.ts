import { run } from './run.ts';

/** What is generated is as committed, and types, lint and format are right; else the process ends. */
export function check(): void {
  run(['api/scripts/generate.ts', '--check']);
  run(['node_modules/typescript/bin/tsc']);
  run(['node_modules/oxlint/bin/oxlint', '--deny-warnings']);
  run(['node_modules/oxfmt/bin/oxfmt', '--check']);
}
