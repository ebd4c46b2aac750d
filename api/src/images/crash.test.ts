// What a killed server leaves behind, tested with separate servers.
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { newDataFolder } from '../testing/dataFolder.ts';
import { freePort, startServer } from '../testing/serverProcess.ts';
import { fileOf, pngOf } from './images.samples.ts';
import { announce, listImages } from './overHttp.samples.ts';

const folder = newDataFolder('crash');
const timeout = 300_000;
afterAll(() => rm(folder, { recursive: true }));

const filesIn = (name: string) => readdir(join(folder, 'images', name)).catch(() => []);

test('a kill during uploads leaves whole images or nothing', { timeout }, async () => {
  const bytes = await pngOf(1_000_000);
  const port = await freePort();
  let server = await startServer(folder, port);
  // Sessions are in the database: this one outlives the servers.
  const session = await server.signIn();
  for (const milliseconds of [5, 20, 60, 150]) {
    const uploads = [];
    for (const name of ['a.png', 'b.png', 'c.png'])
      uploads.push(await announce(server, session, fileOf(bytes, name)));
    const sent = Promise.allSettled(uploads.map((send) => send()));
    await wait(milliseconds);
    await server.kill();
    await sent;
    server = await startServer(folder, port);
    const images = await listImages(server, session);
    expect(await filesIn('originals')).toHaveLength(images.length);
    expect(await filesIn('incoming')).toEqual([]);
    const names = images.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(await filesIn('derivatives')));
    for (const { url, size } of images) {
      const served = Buffer.from(await (await fetch(url)).arrayBuffer());
      expect([size, served.equals(bytes)]).toEqual([bytes.length, true]);
    }
  }
  await server.kill();
});
