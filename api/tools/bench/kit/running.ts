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

/** Ensures that `child` ends with the benchmark, however that ends. */
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

/** Stops everything that still runs, and deletes what it left. */
export async function stopAll(): Promise<void> {
  await Promise.all([...running.keys()].map(stop));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
