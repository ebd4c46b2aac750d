import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, '../../../web/src/__generated__/operations.json');

/** The queries of the site’s own code: id and text. */
export function siteQueries(): [id: string, text: string][] {
  const operations = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  return operations.filter(([, text]) => text.startsWith('query '));
}

/** The id of one of the site’s own operations. */
export function findOperation(name: string): string {
  const found = siteQueries().find(([, text]) => text.startsWith(`query ${name}`));
  if (!found) throw new Error(`The site has no operation ${name}.`);
  return found[0];
}
