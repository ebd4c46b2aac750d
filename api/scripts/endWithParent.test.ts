import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Runs until it is stopped, and reports that it shuts down gracefully. */
const program = `
  const { endWithParent } = await import(${JSON.stringify(join(import.meta.dirname, 'endWithParent.ts'))});
  const running = setInterval(() => {}, 60_000);
  process.once('SIGTERM', () => (console.log('in order'), clearInterval(running)));
  endWithParent();
  console.log(process.pid);`;

test.skipIf(process.platform === 'win32')(
  'a program shuts down gracefully when a signal ends only its shell',
  async () => {
    // As npm starts programs: a shell waits for it, and does not pass on signals.
    const command = `"${process.execPath}" --input-type=module --eval "$PROGRAM"; exit`;
    const shell = spawn('sh', ['-c', command], {
      env: { PROGRAM: program },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    shell.stdout.on('data', (chunk) => (said += String(chunk)));
    await once(shell.stdout, 'data');
    shell.kill('SIGTERM');
    // The pipe closes when no writer is left.
    await once(shell.stdout, 'end');
    expect(said).toMatch(/^\d+\nin order\n$/);
  },
);
