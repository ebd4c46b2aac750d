// Writes schema.graphql, which the web reads. With --check, only compares, and fails on drift.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { schema } from '../src/graphql/schema.ts';

const path = join(import.meta.dirname, '../../schema.graphql');
const printed = `${printSchema(lexicographicSortSchema(schema))}\n`;

if (!process.argv.includes('--check')) {
  writeFileSync(path, printed);
} else if (readFileSync(path, 'utf8') !== printed) {
  console.error('schema.graphql does not match the code: run “npm run generate” and commit the result.');
  process.exit(1);
}
