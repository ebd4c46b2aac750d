// What a killed server leaves behind, and what a picture that is a bomb costs: in servers of their own.
import { mkdtempSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { freePort, startServer, type ServerProcess } from '../testing/serverProcess.ts';
import { blackPng, fileOf, pngOf } from './images.samples.ts';

const folder = mkdtempSync(join(tmpdir(), 'crash-'));
const patience = 300_000;
afterAll(() => rm(folder, { recursive: true }));

type Session = Awaited<ReturnType<ServerProcess['signIn']>>;

/** Announces a file and returns a function that sends it. */
async function announce(server: ServerProcess, session: Session, file: File) {
  const response = await fetch(`${server.origin}/api/uploadthing?actionType=upload&slug=image`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...session },
    body: JSON.stringify({ files: [{ name: file.name, size: file.size, type: file.type }], input: null }),
  });
  const [address] = (await response.json()) as { url: string }[];
  const form = new FormData();
  form.append('file', file);
  return async () => (await fetch(address?.url ?? '', { method: 'PUT', body: form })).json();
}

interface Listed {
  name: string;
  url: string;
  size: number;
}

async function listImages(server: ServerProcess, headers: Session): Promise<Listed[]> {
  const response = await fetch(`${server.origin}/api/storage/images`, { headers });
  const { images } = (await response.json()) as { images: Listed[] };
  return images;
}

const filesIn = (name: string) => readdir(join(folder, 'images', name)).catch(() => []);

test('a kill in the middle of uploads leaves whole images or nothing', { timeout: patience }, async () => {
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

test(
  'a picture of 16,300 pixels a side is refused undecoded, and the largest one costs bounded memory',
  { timeout: patience },
  async () => {
    const server = await startServer(folder, await freePort());
    const session = await server.signIn();
    const warmUp = await announce(server, session, fileOf(await pngOf(1_000_000)));
    await warmUp();
    const before = await (await server.watchMemory())();
    const peak = await server.watchMemory();
    for (let i = 0; i < 5; i += 1) {
      const send = await announce(server, session, fileOf(blackPng(16_300, 16_300), 'bomb.png'));
      expect(await send()).toEqual({ error: 'bomb.png is not an image file' });
    }
    expect((await peak()) - before).toBeLessThan(150_000_000);
    const send = await announce(server, session, fileOf(blackPng(4096, 4096), 'large.png'));
    expect(await send()).toMatchObject({ serverData: { error: null } });
    const [image] = await listImages(server, session);
    const copy = await fetch(`${image?.url}/1600.avif`);
    expect(copy.headers.get('Content-Type')).toBe('image/avif');
    expect((await peak()) - before).toBeLessThan(300_000_000);
    await server.kill();
  },
);
