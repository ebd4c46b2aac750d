import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const path = join(import.meta.dirname, '../../../web/src/__generated__/operations.json');

let operations: Record<string, string> = {};

function read(): Record<string, string> {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
  } catch {
    return {};
  }
}

/** The text of one of the site's own operations, by the id that relay-compiler gave it. */
export function findSiteOperation(id: string): string | null {
  // The compiler adds operations while the developer works; a built site's file never changes.
  if (!(id in operations)) operations = read();
  return operations[id] ?? null;
}
