import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A process that listens on 127.0.0.1. Disposing of it stops it. */
export interface Listening extends AsyncDisposable {
  pid: number;
  port: number;
}

/** The running processes, with the signal that stops each without delay. */
const running = new Map<ChildProcess, NodeJS.Signals>();
const folders = new Set<string>();

/** Ensures that `child` is stopped when the benchmark ends, for whatever reason. */
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

/** A folder that is deleted after the run. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  folders.add(folder);
  return folder;
}

/** Stops all running processes, and deletes the temporary folders. */
export async function stopAll(): Promise<void> {
  await Promise.all([...running.keys()].map(stop));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
