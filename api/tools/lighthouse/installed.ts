import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The used parts of Lighthouse’s report. */
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

// A separate package, installed by the first audit: it would add 150 MB to the site’s packages.
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
