// npm run bundle: builds the site as a self-contained folder, dist: `node dist/server/main.js` needs no other package and
// no npm. Build tools are left out. The image contains only this folder.
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildWhenStale } from './buildWhenStale.ts';
import { bundleServer, packages } from './bundleServer.ts';
import { programs } from './programs.ts';
import { root } from './run.ts';
import { withSeconds } from '../src/withSeconds.ts';

const dist = join(root, 'dist');

/** What the server reads besides its code, at the same paths as in the checkout. */
const files = [
  'api/prisma/schema.prisma',
  'api/prisma/migrations',
  'web/dist',
  'web/unavailable.html',
  'web/src/__generated__/operations.json',
];

/** Copies an installed package and its dependencies, except those for other platforms, which are not installed. */
function copyPackage(name: string): void {
  const [from, to] = [join(root, 'node_modules', name), join(dist, 'node_modules', name)];
  if (!existsSync(from) || existsSync(to)) return;
  cpSync(from, to, { recursive: true, filter: (path) => !/\.(?:map|d\.[cm]?ts)$/.test(path) });
  for (const manifest of globSync('{,node_modules/{*,@*/*}/}package.json', { cwd: from })) {
    const { dependencies, optionalDependencies } = JSON.parse(readFileSync(join(from, manifest), 'utf8')) as {
      [kind in 'dependencies' | 'optionalDependencies']?: Record<string, string>;
    };
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) copyPackage(needed);
  }
}

buildWhenStale();
const begun = performance.now();
rmSync(dist, { recursive: true, force: true });
await bundleServer('dist/server', programs, '..');
cpSync(join(root, 'api/scripts/healthcheck.sh'), join(dist, 'healthcheck.sh'));
for (const path of files) cpSync(join(root, path), join(dist, path), { recursive: true });
for (const name of packages) copyPackage(name);
const { name, version, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as object & {
  [field: string]: unknown;
};
writeFileSync(
  join(dist, 'package.json'),
  `${JSON.stringify({ name, version, type: 'module', private: true, engines }, null, 2)}\n`,
);
console.log(withSeconds('Bundled the site as dist', begun));
