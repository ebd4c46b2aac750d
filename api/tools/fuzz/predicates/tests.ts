import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Tests } from './copy.ts';

/** The nouns whose permissions a folder or a file decides, if not its own folder’s. */
const nouns: Record<string, string[]> = {
  src: ['news', 'rest'],
  'api/src/database/active.ts': ['communities', 'partners', 'timeline'],
  'api/src/database/resource.ts': ['communities', 'patterns'],
};

/** First the tests most likely to notice a missing check in a file, then all near it, then those of recent sign-ins. */
export function testsNear(file: string): Tests[] {
  const folder = dirname(file).split('/').at(-1) ?? '';
  const near =
    folder === 'src'
      ? ['api/src/foreignOrigin', 'api/src/rest/badInput', 'api/src/auth/']
      : [`api/src/${folder}/`];
  const permissions = (nouns[file] ?? nouns[folder] ?? [folder])
    .map((noun) => `api/src/${noun}/${noun}.permissions.test.ts`)
    .filter((path) => existsSync(path));
  return [permissions, near, ['api/src/auth/confirmation.test.ts']]
    .filter(({ length }) => length > 0)
    .map((paths) => ({ paths, named: /./ }));
}
