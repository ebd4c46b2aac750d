import { rename } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { connect, prisma } from '../database/client.ts';
import { openImpostor } from '../testing/impostor.ts';
import { useTestApp } from '../testing/testApp.ts';

const { environment, send } = useTestApp();

async function ready(): Promise<[status: number, missing: string[]]> {
  const response = await send('/ready');
  const { missing } = (await response.json()) as { missing: object };
  return [response.status, Object.keys(missing)];
}

test('a server with all its dependencies is ready', async () => {
  expect(await ready()).toEqual([200, []]);
});

test('without the folder of images it is not ready, until the folder is back', async () => {
  const folder = join(environment.DATA_DIR, 'images');
  await rename(folder, `${folder}-gone`);
  expect(await ready()).toEqual([503, ['storage']]);
  await rename(`${folder}-gone`, folder);
  expect(await ready()).toEqual([200, []]);
});

// Keep last, since it leaves the app without its database.
test('with a database that drops connections, or never answers, it is not ready but still alive', async () => {
  await prisma.$disconnect();
  for (const meet of [(socket: Socket) => socket.destroy(), () => {}]) {
    const impostor = await openImpostor(meet);
    connect({ url: impostor.url });
    expect(await ready()).toEqual([503, ['database']]);
    expect((await send('/health')).status).toBe(200);
    impostor.close();
  }
});
