import { dirname } from 'node:path';
import type { Tests } from './copy.ts';

const matrix = 'api/src/testing/permissionMatrix.test.ts';

/** What the matrix calls the things of a folder, where that is not the folder’s own name. */
const names: Record<string, string> = {
  auth: 'Token|ession|assword|sign|viewer|refresh|auth|security',
  database: 'atabase|ackup|mport|issing|Community|stats|seed|reset',
  history: 'hange|trash',
  images: 'mage|upload',
  src: 'NewsArticle|/api/news',
};

/** First those tests that most likely notice a missing check in a file, then all near it. */
export function testsNear(file: string): Tests[] {
  const folder = dirname(file).split('/').at(-1) ?? '';
  // Singular and plural, at the beginning of a word or within one.
  const name = names[folder] ?? folder.slice(1).replace(/(ies|s)$/, '');
  const near =
    folder === 'src'
      ? ['api/src/foreignOrigin', 'api/src/rest/badInput', 'api/src/auth/']
      : [`api/src/${folder}/`];
  return [
    { paths: [matrix], named: new RegExp(`(visitor|token|refused|session|lacks).*(${name})`) },
    { paths: near, named: /./ },
  ];
}
