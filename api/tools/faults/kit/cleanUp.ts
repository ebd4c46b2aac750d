import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Whatever a scenario starts is cleaned up when the process exits, for whatever reason. At that point, cleanup must be
// synchronous.

const undone = new Set<() => void>();

process.on('exit', () => {
  for (const undo of [...undone].toReversed()) undo();
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));

/** Runs `undo` when the process exits, at the latest. Returns a function that runs it earlier. */
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
