// npm run bundle: builds the site as a self-contained folder, dist: `node dist/server/main.js` needs no other package and
// no npm. Build tools are left out. The image contains only this folder.
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build, type Plugin } from 'vite';
import { buildWhenStale } from './buildWhenStale.ts';
import { programs } from './bundled.ts';
import { root } from './run.ts';

const dist = join(root, 'dist');

/** Packages that are not bundled: native code and files, and what the built pages must share with the server. */
const packages = [
  '@electric-sql/pglite',
  '@fontsource/fraunces',
  '@node-rs/argon2',
  '@prisma/schema-engine-wasm',
  'fs-native-extensions',
  'react',
  'react-dom',
  'react-relay',
  'relay-runtime',
  'sharp',
];

/** What the server reads besides its code, at the same paths as in the checkout. */
const files = [
  'api/prisma/schema.prisma',
  'api/prisma/migrations',
  'web/dist',
  'web/unavailable.html',
  'web/src/__generated__/operations.json',
];

/** Sources find nearby files by `import.meta`, which in a bundle is the bundle’s: this restores their own folder. */
const inTheirFolder: Plugin = {
  name: 'in-their-folder',
  // Before TypeScript is removed, which would rewrite them.
  enforce: 'pre',
  transform: {
    filter: { id: /\/api\/(?:src|scripts)\/.*\.ts$/, code: 'import.meta' },
    handler: (code, id) =>
      code
        .replaceAll('import.meta.dirname', `(import.meta.dirname + '/../${relative(root, dirname(id))}')`)
        .replaceAll(/new URL\('\.\/(\w+)\.ts', import\.meta\.url\)/g, `new URL('./$1.js', import.meta.url)`),
  },
};

/** Copies a package and its dependencies as installed; what is for other machines is not installed. */
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
rmSync(dist, { recursive: true, force: true });
await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  plugins: [inTheirFolder],
  define: { 'process.env.NODE_ENV': '"production"' },
  // As in the tests: Yoga loads graphql's CommonJS, and there can be only one copy.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  ssr: { noExternal: true, external: packages },
  build: {
    ssr: true,
    outDir: join(dist, 'server'),
    target: 'node24',
    rolldownOptions: {
      input: programs,
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
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
