import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// What a scenario starts ends with the process, however that ends. Cleanup at that point must be synchronous.

const undone = new Set<() => void>();

process.on('exit', () => {
  for (const undo of [...undone].toReversed()) undo();
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));

/** Runs `undo` at the latest when the process exits. Returns a function that runs it now. */
export function atTheEnd(undo: () => void): () => void {
  undone.add(undo);
  return () => {
    if (undone.delete(undo)) undo();
  };
}

/** Creates a folder, which is deleted at the end. */
export function temporaryFolder(name: string): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), `${name}-`));
  return { path, remove: atTheEnd(() => rmSync(path, { recursive: true, force: true, maxRetries: 3 })) };
}
