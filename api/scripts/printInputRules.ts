// Writes the server's rules that the web's forms use. With --check, only compares, and fails on drift.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printInputRules } from '../src/inputRules.ts';

const path = join(import.meta.dirname, '../../web/src/shared/inputRules.ts');
const printed = printInputRules();

if (!process.argv.includes('--check')) {
  writeFileSync(path, printed);
} else if (readFileSync(path, 'utf8') !== printed) {
  console.error(
    'web/src/shared/inputRules.ts does not match the code: run “npm run generate” and commit the result.',
  );
  process.exit(1);
}
