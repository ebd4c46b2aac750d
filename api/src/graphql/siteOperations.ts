import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../environment.ts';
import { findKept } from '../pages/keptBuilds.ts';

const path = join(import.meta.dirname, '../../../web/src/__generated__/operations.json');

let operations: Map<string, string> | undefined;

/** The texts of the site’s own operations, by the ids assigned by relay-compiler. */
export function readSiteOperations(): Record<string, string> {
  return JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
}

/** The text of one of this build’s operations by its id. */
export function currentSiteOperation(id: string): string | undefined {
  operations ??= new Map(Object.entries(readSiteOperations()));
  return operations.get(id);
}

/**
 * The text of one of the site’s own operations by its id; also from another build, whose pages may still be
 * open.
 */
export function findSiteOperation({ DATA_DIR }: Environment, id: string): string | null {
  const current = currentSiteOperation(id);
  if (current !== undefined) return current;
  const kept = findKept(DATA_DIR, 'operations', id);
  if (kept) return readFileSync(kept, 'utf8');
  // The compiler adds operations during development; a built site’s file never changes.
  operations = new Map(Object.entries(readSiteOperations()));
  return operations.get(id) ?? null;
}
