import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What is read of Lighthouse’s report. */
interface Report {
  lhr: {
    audits: Record<string, { score: number | null; title: string; numericValue?: number }>;
    categories: Record<
      string,
      { score: number | null; auditRefs: readonly { id: string; weight: number }[] }
    >;
  };
}

interface Options {
  port: number;
  output: 'json';
  logLevel: 'error';
  onlyCategories: string[];
}

const entry = join(import.meta.dirname, 'node_modules/lighthouse/core/index.js');

// A package of its own, installed by the first audit: the site’s own tree is 150 MB smaller without it.
if (!existsSync(entry)) {
  console.log('Installing Lighthouse.');
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit'], {
    cwd: import.meta.dirname,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}

const module = (await import(pathToFileURL(entry).href)) as {
  default: (url: string, options: Options) => Promise<Report | undefined>;
};

/** Audits a page in the browser that listens on a debugging port. */
export const lighthouse = module.default;
