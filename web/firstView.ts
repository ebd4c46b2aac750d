import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/** The maximum size of the scripts in a first view of the home page, in bytes, compressed with Brotli. */
const budget = 130_000;

const home = '/src/home/HomePage.tsx';
/** The layers above the public site in oxlint.config.ts. */
const isAdmin = (module: string) => /\/web\/src\/(?:.+\/)?(?:admin|login|history|library)\//.test(module);

const sizeOf = ({ code }: Rolldown.OutputChunk) =>
  brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** Fails the build if the first view of the home page exceeds its budget, or includes the admin’s code. */
export function firstView(): Plugin {
  return {
    name: 'first-view',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const files = new Set<string>();
        const add = (file: string) => {
          const chunk = bundle[file];
          if (chunk?.type !== 'chunk' || files.has(file)) return;
          files.add(file);
          chunk.imports.forEach(add);
        };
        for (const { fileName, isEntry, facadeModuleId } of chunks) {
          if (isEntry || facadeModuleId?.endsWith(home)) add(fileName);
        }
        const loaded = chunks.filter(({ fileName }) => files.has(fileName));
        const admins = loaded.flatMap(({ moduleIds }) => moduleIds).filter(isAdmin);
        if (admins.length > 0) {
          this.error(`The first view of / loads code of the admin's: ${admins.join(', ')}`);
        }
        const sizes = loaded.map((chunk) => ({ file: chunk.fileName, size: sizeOf(chunk) }));
        const sum = sizes.reduce((total, { size }) => total + size, 0);
        if (sum > budget) {
          const list = sizes.toSorted((a, b) => b.size - a.size).map(({ file, size }) => `${size} ${file}`);
          this.error(
            `The first view of / loads ${sum} bytes of scripts (Brotli); ${budget} are allowed:\n${list.join('\n')}`,
          );
        }
      },
    },
  };
}
