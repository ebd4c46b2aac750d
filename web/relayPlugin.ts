import { execFile } from 'node:child_process';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import MagicString from 'magic-string';
import type { Plugin } from 'vite';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');
const generated = join(import.meta.dirname, 'src/__generated__');
const tag = /\bgraphql`\s*(?:#.*\s*)*(query|mutation|fragment|subscription)\s+(\w+)[^`]*`/g;

/**
 * Replaces graphql`…` with the artifact that relay-compiler generated for it, and recompiles when a source changes in
 * development.
 */
export function relay(): Plugin {
  return {
    name: 'relay',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: 'graphql`' },
      handler(code) {
        const source = new MagicString(code);
        const imports: string[] = [];
        for (const match of code.matchAll(tag)) {
          const [text, , name] = match;
          const variable = `artifact_${name}`;
          imports.push(`import ${variable} from '${join(generated, `${name}.graphql.ts`)}';`);
          source.overwrite(match.index, match.index + text.length, variable);
        }
        if (imports.length === 0) return null;
        source.prepend(`${imports.join(' ')} `);
        return { code: source.toString(), map: source.generateMap({ hires: 'boundary' }) };
      },
    },
    async hotUpdate({ file, read }) {
      if (!/\.tsx?$/.test(file) || file.includes(basename(generated))) return;
      if ((await read()).includes('graphql`')) {
        await run(process.execPath, [join(root, 'node_modules/relay-compiler/cli.js')], { cwd: root });
      }
    },
  };
}
