import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, '../../../web/src/__generated__/operations.json');

/** The operations of the site’s own code: id and text. */
const siteOperations = () => Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);

/** The queries among them. */
export const siteQueries = () => siteOperations().filter(([, text]) => text.startsWith('query '));

/** The id of one of the site’s own operations. */
export function findOperation(name: string): string {
  const found = siteOperations().find(([, text]) => text.split(/\W+/, 2)[1] === name);
  if (!found) throw new Error(`The site has no operation ${name}.`);
  return found[0];
}
