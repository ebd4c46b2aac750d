// What a process logs about requests, and has written by the time it exits.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const request = { requestId: 'an id', method: 'GET', path: '/"\\ü', status: 200, network: '192.0.2.0/24' };

/** The lines that a process logs when it runs `code` at this level. */
async function linesOf(level: string, code: string): Promise<object[]> {
  const program = `import { log, logRequest } from '${new URL('log.ts', import.meta.url).href}';
    log.level = '${level}';
    ${code}`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  return stdout.split('\n').flatMap((line) => (line ? [JSON.parse(line) as object] : []));
}

const logged = `logRequest({ ...${JSON.stringify(request)}, milliseconds: 0.4 });`;

test('a request’s line has pino’s format', async () => {
  const [ours, byPino, ...others] = await linesOf(
    'info',
    `${logged} log.info({ ...${JSON.stringify(request)}, milliseconds: 0 });`,
  );
  expect(ours).toEqual({ ...byPino, time: expect.any(Number), milliseconds: expect.any(Number) });
  expect(ours).toMatchObject(request);
  expect(others).toEqual([]);
});

test('a server that only logs warnings logs no requests', async () => {
  expect(await linesOf('warn', `${logged} log.warn('Something else');`)).toMatchObject([
    { msg: 'Something else' },
  ]);
});

test('a request aborted while sending is marked', async () => {
  const code = `logRequest({ ...${JSON.stringify(request)}, milliseconds: 2, brokeOff: true });`;
  expect(await linesOf('info', code)).toMatchObject([{ ...request, milliseconds: 2, brokeOff: true }]);
});
