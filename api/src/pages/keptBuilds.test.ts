import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { createPort } from '../port/port.ts';
import { readableByOthers } from '../testing/fileModes.ts';
import { useTestApp } from '../testing/testApp.ts';
import { openBuiltWeb } from './builtWeb.ts';
import { keepBuild } from './keptBuilds.ts';

const app = useTestApp();
const builds = join(app.environment.DATA_DIR, 'builds');
const temporary = await mkdtemp(join(tmpdir(), 'builds-'));

const servers: Server[] = [];

beforeEach(() => rm(builds, { recursive: true, force: true }));
afterAll(async () => {
  for (const server of servers) server.close();
  await rm(temporary, { recursive: true });
});

/** A site built from other sources: the name of its only script contains `hash`. */
async function build(hash: string): Promise<string> {
  const folder = join(temporary, hash);
  await mkdir(join(folder, 'client/assets'), { recursive: true });
  await mkdir(join(folder, 'client/.vite'), { recursive: true });
  await mkdir(join(folder, 'server'), { recursive: true });
  for (const name of ['index.html', 'admin.html', 'graphiql.html'])
    await writeFile(join(folder, name), '<html><head><!--head--></head></html>');
  await writeFile(join(folder, 'client/.vite/manifest.json'), '{}');
  await writeFile(join(folder, 'server/entryServer.js'), 'export const preloadedFonts = [];');
  await writeFile(join(folder, 'client/assets', `page-${hash}.js`), `export const made = '${hash}';`);
  await writeFile(join(folder, 'client/assets', `page-${hash}.js.br`), 'compressed');
  return folder;
}

/** Starts a server of a build on the shared folder, and returns its responses. */
async function start(hash: string) {
  const web = await openBuiltWeb(app.environment, await build(hash));
  const services = {
    environment: app.environment,
    tokens: app.tokens(),
    images: app.images(),
    answers: app.answers(),
  };
  const front = { ...app.front(), findFile: web.findFile };
  const server = createPort(app.environment, front, createApp(services, web).fetch).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return (name: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}/assets/${name}`, { headers });
}

const script = (hash: string) => `page-${hash}.js`;

test('servers of two builds serve the files of both, regardless of which started first', async () => {
  const both = [await start('aaaaaaaa'), await start('bbbbbbbb')];
  for (const ask of both) {
    for (const hash of ['aaaaaaaa', 'bbbbbbbb']) {
      const answer = await ask(script(hash));
      expect([answer.status, await answer.text()]).toEqual([200, `export const made = '${hash}';`]);
      expect(answer.headers.get('Content-Type')).toMatch(/^text\/javascript/);
      expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
      expect((await ask(script(hash), { 'Accept-Encoding': 'br' })).headers.get('Content-Encoding')).toBe(
        'br',
      );
    }
  }
});

test('serves nothing else from the data folder, and only content-hashed names', async () => {
  const ask = await start('aaaaaaaa');
  const [name = ''] = await readdir(builds);
  await writeFile(join(builds, name, 'assets', 'plain.js'), 'secret');
  await writeFile(join(app.environment.DATA_DIR, 'secret-aaaaaaaa.js'), 'secret');
  const paths = [
    'plain.js',
    '../../../secret-aaaaaaaa.js',
    '..%2f..%2f..%2fsecret-aaaaaaaa.js',
    `%2e%2e/${name}`,
  ];
  for (const path of paths) expect(await (await ask(path)).text()).not.toContain('secret');
  expect((await ask(script('cccccccc'))).headers.get('Cache-Control')).not.toContain('immutable');
});

test('keeps the five builds started last', async () => {
  const hashes = ['1', '2', '3', '4', '5', '6'].map((digit) => digit.repeat(8));
  for (const [index, hash] of hashes.entries()) {
    await start(hash);
    for (const name of await readdir(builds)) {
      if (!existsSync(join(builds, name, 'assets', script(hash)))) continue;
      await utimes(join(builds, name), 1_000 + index, 1_000 + index);
    }
  }
  // The second one starts once more, so that the third is the oldest.
  const ask = await start('22222222');
  await start('77777777');
  expect(await readdir(builds)).toHaveLength(5);
  const statuses = await Promise.all(hashes.map(async (hash) => (await ask(script(hash))).status));
  expect(statuses.map((status) => status === 200)).toEqual([false, true, false, true, true, true]);
});

test('files half-written by a killed server are never served, and are removed later', async () => {
  const half = join(builds, 'incoming-1');
  await mkdir(join(half, 'assets'), { recursive: true });
  await writeFile(join(half, 'assets', script('dddddddd')), 'half');
  const ask = await start('aaaaaaaa');
  expect(await (await ask(script('dddddddd'))).text()).not.toBe('half');
  expect(existsSync(half)).toBe(true);
  await utimes(half, 1_000, 1_000);
  await start('bbbbbbbb');
  expect(existsSync(half)).toBe(false);
});

test('files emptied by a power failure are written again', async () => {
  await start('aaaaaaaa');
  const [name = ''] = await readdir(builds);
  await writeFile(join(builds, name, 'assets', script('aaaaaaaa')), '');
  await start('aaaaaaaa');
  const other = await start('bbbbbbbb');
  expect(await (await other(script('aaaaaaaa'))).text()).toContain('aaaaaaaa');
});

test('no file of a build is readable by other users, even those stored by an earlier version', async () => {
  const open = () => readableByOthers(builds).filter((path) => statSync(path).isFile());
  await start('aaaaaaaa');
  expect(open()).toEqual([]);
  const [name = ''] = await readdir(builds);
  const kept = join(builds, name, 'assets', script('aaaaaaaa'));
  await chmod(kept, 0o644);
  // As a server would have created it.
  await chmod(join(builds, name, 'assets'), 0o700);
  expect(open()).toEqual([kept]);
  await start('bbbbbbbb');
  expect(open()).toEqual([]);
});

test('a page of another build can use the operations that it was built with', async () => {
  const text = 'query OfAnotherBuild { __typename }';
  const id = createHash('sha256').update(text).digest('hex');
  const ask = async () => (await app.sendJson('POST', '/graphql', { documentId: id, variables: {} })).json();
  expect(await ask()).toMatchObject({ errors: [{ message: 'PersistedQueryNotFound' }] });
  const assets = join(await build('eeeeeeee'), 'client/assets');
  await keepBuild(app.environment.DATA_DIR, { assets, operations: { [id]: text } });
  expect(await ask()).toEqual({ data: { __typename: 'Query' } });
});

test('a folder that cannot be written to does not prevent a start', async () => {
  await writeFile(builds, 'no folder');
  const ask = await start('aaaaaaaa');
  expect((await ask(script('aaaaaaaa'))).status).toBe(200);
});
