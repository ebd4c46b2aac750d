import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createVitest } from 'vitest/node';

/** The tests in some files or folders whose names match. */
export interface Tests {
  paths: string[];
  named: RegExp;
}

/** A copy of the project, in which to run tests and change sources. */
export interface Copy {
  pass(tests: Tests): Promise<boolean>;
  /** Replaces a file’s source, and returns a function that restores it. */
  replace(file: string, source: string): () => void;
  close(): Promise<void>;
}

const copied = ['api', 'web', 'package.json', 'tsconfig.json', 'vitest.config.ts', 'schema.graphql'];

export async function openCopy(root: string): Promise<Copy> {
  const folder = mkdtempSync(join(tmpdir(), 'predicates-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const name of copied) {
    const filter = (source: string) => basename(source) !== 'dist';
    cpSync(join(root, name), join(folder, name), { recursive: true, filter });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  process.chdir(folder);
  // One instance for all runs: starting it and reading the sources takes most of a run.
  const vitest = await createVitest('test', {
    root: folder,
    project: ['api', 'api-alone'],
    watch: false,
    bail: 1,
    reporters: [{}],
  });

  const write = (path: string, source: string | Buffer) => {
    writeFileSync(path, source);
    vitest.invalidateFile(path);
  };
  return {
    async pass({ paths, named }) {
      vitest.setGlobalTestNamePattern(named);
      const specifications = await vitest.globTestSpecifications(paths);
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
      // Vitest also reports the modules of earlier runs.
      const asked = new Set(specifications.map(({ moduleId }) => moduleId));
      const ran = testModules.filter(({ moduleId }) => asked.has(moduleId));
      return ran.length > 0 && unhandledErrors.length === 0 && ran.every((module) => module.ok());
    },
    replace(file, source) {
      const path = join(folder, file);
      const original = readFileSync(path);
      write(path, source);
      return () => write(path, original);
    },
    async close() {
      await vitest.close();
    },
  };
}
