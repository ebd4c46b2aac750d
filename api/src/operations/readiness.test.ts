import { once } from 'node:events';
import { rename } from 'node:fs/promises';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { connect, prisma } from '../database/client.ts';
import { useTestApp } from '../testing/testApp.ts';

const { environment, send } = useTestApp();

async function ready(): Promise<[status: number, missing: string[]]> {
  const response = await send('/ready');
  const { missing } = (await response.json()) as { missing: object };
  return [response.status, Object.keys(missing)];
}

test('a server that has all it needs is ready', async () => {
  expect(await ready()).toEqual([200, []]);
});

test('without the folder of images it is not, until the folder is back', async () => {
  const folder = join(environment.DATA_DIR, 'images');
  await rename(folder, `${folder}-gone`);
  expect(await ready()).toEqual([503, ['storage']]);
  await rename(`${folder}-gone`, folder);
  expect(await ready()).toEqual([200, []]);
});

/** A server to which nothing of PostgreSQL is known. */
async function openImpostor(meet: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => meet(socket));
  server.on('connection', (socket) => sockets.add(socket));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, close };
}

// The last, since it leaves the app without its database.
test('with a database that drops connections, or never answers, it is not ready, and alive all the same', async () => {
  await prisma.$disconnect();
  for (const meet of [(socket: Socket) => socket.destroy(), () => {}]) {
    const impostor = await openImpostor(meet);
    connect({ url: impostor.url });
    expect(await ready()).toEqual([503, ['database']]);
    expect((await send('/health')).status).toBe(200);
    impostor.close();
  }
});
