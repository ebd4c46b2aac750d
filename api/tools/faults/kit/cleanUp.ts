import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// What a scenario starts ends with the process, however that ends. Only what needs no waiting can be done then.

const undone = new Set<() => void>();

process.on('exit', () => {
  for (const undo of [...undone].toReversed()) undo();
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));

/** Does `undo` at the latest when the process ends. Returns what does it now. */
export function atTheEnd(undo: () => void): () => void {
  undone.add(undo);
  return () => {
    if (undone.delete(undo)) undo();
  };
}

/** A new folder, which is removed at the end. */
export function temporaryFolder(name: string): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), `${name}-`));
  return { path, remove: atTheEnd(() => rmSync(path, { recursive: true, force: true, maxRetries: 3 })) };
}
