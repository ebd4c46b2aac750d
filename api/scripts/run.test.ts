// Build steps, in their own process: what they print, and its exit status.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Runs a step with this code, and then another step. */
function runSteps(code: string) {
  const program = `
    import { runStep } from ${JSON.stringify(join(import.meta.dirname, 'run.ts'))};
    runStep('Built the first', ['--eval', ${JSON.stringify(code)}], { WORD: 'its variable' });
    runStep('Built the second', ['--eval', '']);
  `;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('a step prints one line with its duration, and no output of its program', () => {
  const { status, stdout, stderr } = runSteps(`console.log('noise'); console.warn('warning')`);
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^Built the first \(\d+\.\d s\)\nBuilt the second \(\d+\.\d s\)\n$/);
});

test('a failed step prints the output of its program, and ends the build with its status', () => {
  const code = `console.log('Of ' + process.env.WORD); console.error('The reason'); process.exitCode = 3`;
  expect(runSteps(code)).toEqual({
    status: 3,
    stdout: '',
    stderr: `Failed (3): node --eval ${code}\nOf its variable\nThe reason\n`,
  });
});

test('a killed step names its signal', () => {
  const code = `process.kill(process.pid, 'SIGKILL')`;
  expect(runSteps(code)).toEqual({
    status: 1,
    stdout: '',
    stderr: `Failed (SIGKILL): node --eval ${code}\n`,
  });
});
