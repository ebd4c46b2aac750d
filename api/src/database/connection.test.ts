// The messages of each program that opens a database, if the configured database cannot be used.
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { bundledProgram } from '../testing/bundledProgram.ts';
import { openImpostor } from '../testing/impostor.ts';

const folder = mkdtempSync(join(tmpdir(), 'connection-'));
afterAll(() => rm(folder, { recursive: true }));

/** The output of a program that must fail. */
async function outputOf(program: string, url: string, ...args: string[]): Promise<string> {
  const child = spawn(process.execPath, [bundledProgram(program), ...args], {
    env: { PATH: process.env['PATH'], DATA_DIR: folder, DATABASE_URL: url },
  });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  const output = (await Promise.all([text(child.stdout), text(child.stderr)])).join('').trim();
  expect(await ended).toBe(1);
  return output;
}

/** A message of PostgreSQL: its kind, its length, and its body. */
function message(kind: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(kind), length, body]);
}

/** Refuses connections, as PostgreSQL does. */
const refusing = (code: string) => (socket: Socket) =>
  socket.once('data', () => socket.end(message('E', Buffer.from(`SFATAL\0C${code}\0Mrefused\0\0`))));

/** Requires a password as in RFC 5802: sends the server’s first message to each client. */
const asking = (socket: Socket) => {
  const authentication = (type: number, body: string) =>
    message('R', Buffer.concat([Buffer.from([0, 0, 0, type]), Buffer.from(body)]));
  socket.once('data', () => {
    socket.write(authentication(10, 'SCRAM-SHA-256\0\0'));
    socket.once('data', () => socket.write(authentication(11, 'r=nonce,s=c2FsdA==,i=4096')));
  });
};

const programs: [program: string, ...args: string[]][] = [
  ['main'],
  ['account', 'list'],
  ['rotateKey'],
  ['move', 'embedded'],
];

test.each(programs)('%s reports a missing password in one sentence', async (program, ...args) => {
  const { url, close } = await openImpostor(asking);
  const output = await outputOf(program, url, ...args);
  close();
  expect(output.replace(/^.*"msg":"(.*)"}$/, '$1')).toMatch(
    /^PostgreSQL at 127\.0\.0\.1:\d+ requires the password of “postgres”: add it to DATABASE_URL, or set PGPASSWORD\.$/,
  );
});

test.each([
  ['28P01', 'rejects the password of “postgres”: correct it in DATABASE_URL, or in PGPASSWORD'],
  ['28000', 'does not let “postgres” in: correct the user in DATABASE_URL'],
  ['3D000', 'has no database “postgres”: create it (createdb), or correct DATABASE_URL'],
  ['42501', 'does not let “postgres” create the site’s tables in “postgres”'],
  ['57P03', 'accepts no connection right now'],
])('reports PostgreSQL’s %s in a sentence', async (code, sentence) => {
  const { url, close } = await openImpostor(refusing(code));
  const output = await outputOf('rotateKey', url);
  close();
  expect(output).toContain(sentence);
  expect(output).not.toContain('\n');
});

test('reports a host without an address, and one without PostgreSQL, in a sentence', async () => {
  expect(await outputOf('rotateKey', 'postgres://site:secret@nowhere.invalid/site')).toMatch(
    /^PostgreSQL at nowhere\.invalid:5432 cannot be found, .* correct the host in DATABASE_URL\. \(E\w+\)$/,
  );
  expect(await outputOf('rotateKey', 'postgres://site:secret@127.0.0.1:1/site')).toBe(
    'PostgreSQL at 127.0.0.1:1 does not answer: start it, or correct DATABASE_URL. (ECONNREFUSED)',
  );
});
