import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A process that listens on 127.0.0.1. Disposing of it ends it. */
export interface Listening extends AsyncDisposable {
  pid: number;
  port: number;
}

/** What runs, and which signal ends each without delay. */
const running = new Map<ChildProcess, NodeJS.Signals>();
const folders = new Set<string>();

/** Sees to it that `child` ends with the bench, whatever ends that. */
export function keepTrackOf(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): void {
  running.set(child, signal);
  child.once('exit', () => running.delete(child));
}

export async function stop(child: ChildProcess): Promise<void> {
  const signal = running.get(child);
  if (!signal) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** A folder that is gone after the run. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  folders.add(folder);
  return folder;
}

/** Ends all that still runs, and removes what it left. */
export async function stopAll(): Promise<void> {
  await Promise.all([...running.keys()].map(stop));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
