// The memory that hostile images cost a server, in a separate process.
import { rm } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { newDataFolder } from '../testing/dataFolder.ts';
import { freePort, startServer } from '../testing/serverProcess.ts';
import { createOnServer } from '../testing/databaseOnServer.ts';
import { testServer } from '../testing/testDatabase.ts';
import { blackPng, fileOf, pngOf } from './images.samples.ts';
import { announce, listImages } from './overHttp.samples.ts';

const megabyte = 1_000_000;

/** Sends the images to a new server, and returns its memory in bytes before them and at its peak. */
async function uploadHostile(variables: Record<string, string> = {}) {
  const folder = newDataFolder('memory');
  // The first start also creates the database and its sample content.
  await (await startServer(folder, await freePort(), variables)).kill();
  const server = await startServer(folder, await freePort(), variables);
  try {
    const session = await server.signIn();
    const send = async (bytes: Uint8Array, name: string) =>
      (await announce(server, session, fileOf(bytes, name)))();
    await send(await pngOf(megabyte), 'photograph.png');
    const before = await (await server.watchMemory())();
    const peak = await server.watchMemory();
    for (let i = 0; i < 5; i += 1) {
      expect(await send(blackPng(16_300, 16_300), 'bomb.png')).toEqual({
        error: 'bomb.png is wider or higher than 4,096 pixels. Make it smaller, then try again',
        code: 'TOO_MANY_PIXELS',
      });
    }
    const refusing = await peak();
    expect(await send(blackPng(4096, 4096), 'large.png')).toMatchObject({ serverData: { error: null } });
    const [image] = await listImages(server, session);
    const copy = await fetch(`${image?.url}/1600.avif`);
    expect(copy.headers.get('Content-Type')).toBe('image/avif');
    return { before, refusing, copying: await peak() };
  } finally {
    await server.kill();
    await rm(folder, { recursive: true });
  }
}

test(
  'refuses images of 16,300 pixels a side without decoding them, and decodes the largest in bounded memory',
  { timeout: 300_000 },
  async () => {
    const database = testServer && (await createOnServer(testServer));
    const { before, refusing, copying } = await uploadHostile(database ? { DATABASE_URL: database.url } : {});
    if (database) await database.drop();
    expect(refusing - before).toBeLessThan(100 * megabyte);
    expect(copying - before).toBeLessThan(300 * megabyte);
    // The embedded database is a whole PostgreSQL in the same process.
    expect(refusing).toBeLessThan((database ? 400 : 1_000) * megabyte);
  },
);
