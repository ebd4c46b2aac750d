import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** What runs on until somebody ends it, and says that it ends in order. */
const program = `
  const { endWithParent } = await import(${JSON.stringify(join(import.meta.dirname, 'endWithParent.ts'))});
  const running = setInterval(() => {}, 60_000);
  process.once('SIGTERM', () => (console.log('in order'), clearInterval(running)));
  endWithParent();
  console.log(process.pid);`;

test.skipIf(process.platform === 'win32')(
  'a program whose shell is ended by a signal ends in order too',
  async () => {
    // As npm starts what it runs: a shell waits for it, and keeps a signal to itself.
    const command = `"${process.execPath}" --input-type=module --eval "$PROGRAM"; exit`;
    const shell = spawn('sh', ['-c', command], {
      env: { PROGRAM: program },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    shell.stdout.on('data', (chunk) => (said += String(chunk)));
    await once(shell.stdout, 'data');
    shell.kill('SIGTERM');
    // The pipe is closed when nobody is left to write to it.
    await once(shell.stdout, 'end');
    expect(said).toMatch(/^\d+\nin order\n$/);
  },
);
