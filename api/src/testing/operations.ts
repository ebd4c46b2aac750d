import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, '../../../web/src/__generated__/operations.json');

/** The id of one of the site's own operations. */
export function findOperation(name: string): string {
  const texts = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  const found = texts.find(([, text]) => text.startsWith(`query ${name}`));
  if (!found) throw new Error(`The site has no operation ${name}.`);
  return found[0];
}
