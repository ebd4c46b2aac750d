import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const path = join(import.meta.dirname, '../../../web/src/__generated__/operations.json');

let operations = new Map<string, string>();

function read(): Map<string, string> {
  try {
    const texts = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
    return new Map(Object.entries(texts));
  } catch {
    return new Map();
  }
}

/** The text of one of the site's own operations, by the id that relay-compiler gave it. */
export function findSiteOperation(id: string): string | null {
  // The compiler adds operations while the developer works; a built site's file never changes.
  if (!operations.has(id)) operations = read();
  return operations.get(id) ?? null;
}
