import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { editor } from '../../../src/testing/editor.ts';
import { withoutSiteLimits } from '../../../src/testing/siteLimits.ts';
import { atTheEnd } from './cleanUp.ts';

const thisVersion = join(import.meta.dirname, '../../../..');
/** Caches Node's compiled code between starts. */
const compileCache = join(tmpdir(), 'faults-compile-cache');
/** The longest that a start may take on a busy machine, in milliseconds. */
const startLimit = 60_000;

/** How a process ended. */
export interface End {
  code: number | null;
  signal: NodeJS.Signals | null;
  /** From the signal to the exit. */
  milliseconds: number;
}

/** The real server, in its own process. */
export interface Site {
  origin: string;
  pid: number;
  /** Its output on stdout and stderr so far, including its log. */
  output: () => string;
  hasEnded: () => boolean;
  end: (signal: NodeJS.Signals) => Promise<End>;
}

interface Place {
  /** DATA_DIR. */
  folder: string;
  port: number;
  /** The folder of the built project; this one by default. */
  root?: string;
  /** Variables besides those that every scenario needs. */
  variables?: Record<string, string>;
}

/** Begins a start, without waiting for the server to listen. */
export function launch({ folder, port, root = thisVersion, variables }: Place): {
  child: ChildProcess;
  output: () => string;
} {
  const child = spawn(process.execPath, [join(root, 'api/src/main.ts')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: compileCache,
      PORT: String(port),
      DATA_DIR: folder,
      ADMIN_EMAIL: editor.email,
      ADMIN_PASSWORD: editor.password,
      LOG_LEVEL: 'error',
      // Each request comes from a new visitor, who is under every limit.
      TRUST_PROXY: 'true',
      ...withoutSiteLimits,
      ...variables,
    },
  });
  const forget = atTheEnd(() => child.kill('SIGKILL'));
  child.once('exit', forget);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += String(chunk)));
  return { child, output: () => text };
}

/** Starts the server as operators do and waits until it listens. @throws if it exits instead */
export async function startSite(place: Place): Promise<Site> {
  const { child, output } = launch(place);
  const ended = once(child, 'exit');
  const late = AbortSignal.timeout(startLimit);
  while (!output().includes('The site is at')) {
    await Promise.race([once(child.stdout ?? child, 'data', { signal: late }), ended]);
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`The server did not start: ${output()}`);
    }
  }
  return {
    origin: `http://127.0.0.1:${place.port}`,
    pid: child.pid ?? 0,
    output,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    async end(signal) {
      const started = performance.now();
      child.kill(signal);
      await ended;
      const milliseconds = Math.round(performance.now() - started);
      return { code: child.exitCode, signal: child.signalCode, milliseconds };
    },
  };
}
