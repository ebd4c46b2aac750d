import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { root } from './run.ts';

/** Packages that are not bundled: native code and files. */
export const packages = [
  '@electric-sql/pglite',
  '@fontsource/fraunces',
  '@node-rs/argon2',
  'fs-native-extensions',
  'sharp',
];

/** Makes `import.meta` refer to the folder of each source, which finds nearby files through it, not to the bundle’s. */
const inTheirFolder = (toRoot: string): Plugin => ({
  name: 'in-their-folder',
  // Runs before types are stripped, which would rewrite the expressions.
  enforce: 'pre',
  transform: {
    filter: { id: /\/api\/(?:src|scripts)\/.*\.ts$/, code: 'import.meta' },
    handler: (code, id) =>
      code
        .replaceAll(
          'import.meta.dirname',
          `(import.meta.dirname + '/${toRoot}/${relative(root, dirname(id))}')`,
        )
        .replaceAll(/new URL\('\.\/(\w+)\.ts', import\.meta\.url\)/g, `new URL('./$1.js', import.meta.url)`),
  },
});

const { resolve } = createRequire(import.meta.url);

/**
 * Resolves graphql and its parts as Node does for CommonJS. Some packages import its ES modules, but of two copies, one
 * would not recognize the errors and types of the other.
 */
const oneGraphql: Plugin = {
  name: 'one-graphql',
  enforce: 'pre',
  resolveId: { filter: { id: /^graphql(?:$|\/)/ }, handler: (id) => resolve(id) },
};

/**
 * Prisma’s query compiler as a file beside the bundle: as Base64, its four megabytes of text would stay in memory besides
 * its bytes. The client decodes what it is given with `Buffer.from`, which leaves bytes as they are.
 */
const compilerAsFile: Plugin = {
  name: 'compiler-as-file',
  load: {
    filter: { id: /\.wasm-base64\.mjs$/ },
    async handler(id) {
      const { wasm } = (await import(pathToFileURL(id).href)) as { wasm: string };
      const name = basename(id, '-base64.mjs');
      this.emitFile({ type: 'asset', fileName: name, source: Buffer.from(wasm, 'base64') });
      return `import { readFileSync } from 'node:fs';
        export const wasm = readFileSync(new URL('./${name}', import.meta.url));`;
    },
  },
};

/**
 * Bundles programs of the server with their packages: they load in a third of the time.
 * @param programs their sources; each becomes `<folder>/<name>.js`
 * @param toRoot the relative path to the folder with `api` and `web`, whose files the server reads at run time
 */
export async function bundleServer(folder: string, programs: string[], toRoot: string): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [inTheirFolder(toRoot), oneGraphql, compilerAsFile],
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, external: packages },
    build: {
      ssr: true,
      ssrEmitAssets: true,
      outDir: join(root, folder),
      emptyOutDir: true,
      target: 'node24',
      rolldownOptions: {
        input: programs,
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
}
