// npm run migration -- <name>: writes the migration that updates the database to schema.prisma.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { schemaDrift } from '../src/database/schemaDrift.ts';

const name = process.argv[2];
if (!name || !/^[a-z0-9_]+$/.test(name)) {
  console.error('Name the migration in lower case, for example: npm run migration -- add_communities');
  process.exit(1);
}
const sql = await schemaDrift();
if (sql === undefined) {
  console.log('schema.prisma and the migrations agree: nothing to write.');
} else {
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const folder = join(import.meta.dirname, '../prisma/migrations', `${stamp}_${name}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'migration.sql'), sql);
  console.log(`Wrote ${folder}/migration.sql: read it before you commit it.`);
}
