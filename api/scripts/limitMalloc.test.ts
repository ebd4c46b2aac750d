import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'malloc-'));
  await writeFile(
    join(folder, 'program.ts'),
    `import { limitMalloc } from '${join(import.meta.dirname, 'limitMalloc.ts')}';
     limitMalloc();
     const { pid, execArgv, argv, env } = process;
     console.log(JSON.stringify({ pid, options: execArgv, words: argv.slice(2), arenas: env.MALLOC_ARENA_MAX, port: env.PORT }));`,
  );
});

afterAll(() => rm(folder, { recursive: true }));

async function run(environment: Record<string, string>): Promise<unknown> {
  const running = promisify(execFile)(
    process.execPath,
    ['--max-semi-space-size=16', join(folder, 'program.ts'), 'a word'],
    { env: environment },
  );
  const { stdout, stderr } = await running;
  expect(stderr).toBe('');
  return {
    ...(JSON.parse(stdout) as object),
    samePid: (JSON.parse(stdout) as { pid: number }).pid === running.child.pid,
  };
}

test.runIf(process.platform === 'linux')(
  'restarts the same program with fewer arenas, under the same process ID',
  async () => {
    expect(await run({ PORT: '4000' })).toMatchObject({
      samePid: true,
      options: ['--max-semi-space-size=16'],
      words: ['a word'],
      arenas: '2',
      port: '4000',
    });
  },
);

test('keeps a limit that the operator set', async () => {
  expect(await run({ MALLOC_ARENA_MAX: '8' })).toMatchObject({ samePid: true, arenas: '8' });
});
