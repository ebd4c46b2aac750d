import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { temporaryFolder } from './cleanUp.ts';
import { demand } from './until.ts';

const root = join(import.meta.dirname, '../../../..');
const sources = [
  'api',
  'web',
  'package.json',
  'package-lock.json',
  'relay.config.js',
  'schema.graphql',
  'tsconfig.json',
];

/** What the next version changes: a text on every page, and operations of readers and editors. */
const changes = [
  {
    file: 'web/src/language/chromeTexts.ts',
    from: "error: 'An error occurred'",
    to: "error: 'Something went wrong'",
  },
  {
    file: 'web/src/news/NewsPage.tsx',
    from: 'featuredNewsArticle {',
    to: 'featuredNewsArticle { databaseId',
  },
  {
    file: 'web/src/news/admin/newsDocuments.ts',
    from: 'updateNewsArticle(id: $id, version: $version, input: $input) {\n',
    to: 'updateNewsArticle(id: $id, version: $version, input: $input) { __typename\n',
  },
];

/** Builds the project's next version in its own folder: everything that depends on the changes gets a new name. */
export function buildNext(): { root: string; remove: () => void } {
  const { path, remove } = temporaryFolder('next-build');
  for (const source of sources)
    cpSync(join(root, source), join(path, source), { recursive: true, preserveTimestamps: true });
  symlinkSync(join(root, 'node_modules'), join(path, 'node_modules'));
  for (const { file, from, to } of changes) {
    const text = readFileSync(join(path, file), 'utf8');
    demand(text.includes(from), `${file} does not contain what the next version changes.`);
    writeFileSync(join(path, file), text.replace(from, to));
  }
  const { status, stderr } = spawnSync(process.execPath, ['api/scripts/build.ts'], {
    cwd: path,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  demand(status === 0, `The next version cannot be built: ${stderr}`);
  return { root: path, remove };
}
