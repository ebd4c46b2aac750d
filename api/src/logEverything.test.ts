// A process whose output is not a terminal writes JSON lines only, whatever their source.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundledProgram } from './testing/bundledProgram.ts';

/** The output lines of a Node process, which must all be JSON. */
function linesOf(args: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    env: { PATH: process.env['PATH'], ...env },
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  const lines = stdout.split('\n').flatMap((line) => (line ? [JSON.parse(line) as object] : []));
  return { status, lines };
}

const here = (file: string) => JSON.stringify(join(import.meta.dirname, file));

/** The lines of a process that runs this code. */
function linesOfCode(code: string) {
  const program = `const { announce, fail, logEverything } = await import(${here('logEverything.ts')});
    const { log } = await import(${here('log.ts')});
    logEverything();
    ${code}`;
  return linesOf(['--input-type=module', '--eval', program]);
}

test('console output of libraries', () => {
  const { lines } = linesOfCode(`console.log('%s of %d', 'two', 3); console.error(new Error('broken'));`);
  expect(lines).toMatchObject([
    { level: 30, msg: 'two of 3' },
    { level: 50, msg: expect.stringMatching(/^Error: broken\n +at /) },
  ]);
});

test('console output of a process that is killed right afterward', () => {
  const { lines } = linesOfCode(
    `console.log('First'); console.log('Second'); process.kill(process.pid, 'SIGKILL');`,
  );
  expect(lines).toMatchObject([{ msg: 'First' }, { msg: 'Second' }]);
});

test('Node’s own warnings', () => {
  const { lines } = linesOfCode(`process.emitWarning('Of old', 'DeprecationWarning', 'DEP0');`);
  expect(lines).toMatchObject([{ level: 40, msg: 'Of old', name: 'DeprecationWarning' }]);
});

test('the announcement that it has started, at any log level', () => {
  const { lines } = linesOfCode(
    `log.level = 'silent'; announce('Here', { at: 'there' }); log.info('Not this');`,
  );
  expect(lines).toMatchObject([{ level: 30, at: 'there', msg: 'Here' }]);
});

test('the reason why it exits, at any log level', () => {
  const { status, lines } = linesOfCode(`log.level = 'silent'; fail(new TypeError('A bug'));`);
  expect(status).toBe(1);
  expect(lines).toMatchObject([{ level: 60, msg: 'A bug', err: { type: 'TypeError' } }]);
});

test('a server with an invalid environment', () => {
  const { status, lines } = linesOf([bundledProgram('main')], { PORT: 'x' });
  expect(status).toBe(1);
  expect(lines).toMatchObject([{ level: 60, msg: expect.stringContaining('PORT: ') }]);
});
