import { randomUUID } from 'node:crypto';
import { decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { prisma } from '../database/client.ts';
import { useTestApp } from '../testing/testApp.ts';
import { rotateSigningKey } from './signingKeys.ts';
import { openTokens } from './tokens.ts';

const { environment } = useTestApp();

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());

const afterMinutes = (minutes: number) => void vi.setSystemTime(Date.now() + minutes * 60_000);

test('a rotation ends no session: the new key signs once all servers know it, and the old one expires with its tokens', async () => {
  afterMinutes(60);
  // A server that reads the keys in time, one that reads them late, and one that never does.
  const open = () => openTokens(environment);
  const [server, slow, stuck] = [await open(), await open(), await open()];
  const issue = (from: typeof server) => from.issue({ id: randomUUID(), adminUserId: 1 });
  const keyOf = async (from: typeof server) => decodeProtectedHeader(await issue(from)).kid;
  const oldKey = await keyOf(server);

  await rotateSigningKey();
  // The database’s clock is not faked.
  await prisma.signingKey.updateMany({
    where: { id: { not: oldKey ?? '' } },
    data: { createdAt: new Date() },
  });
  await server.rereadKeys();
  expect(await keyOf(server)).toBe(oldKey);

  afterMinutes(2);
  await server.rereadKeys();
  const oldToken = await issue(slow);
  expect(await keyOf(server)).not.toBe(oldKey);
  expect(await server.verify(oldToken)).not.toBeNull();
  await slow.rereadKeys();
  expect(await slow.verify(await issue(server))).not.toBeNull();

  afterMinutes(9.9);
  await server.rereadKeys();
  expect(await server.verify(oldToken)).not.toBeNull();

  afterMinutes(1.1);
  const late = await openTokens(environment);
  expect(await late.verify(await issue(stuck))).toBeNull();
  await rotateSigningKey();
  expect(await prisma.signingKey.findUnique({ where: { id: oldKey ?? '' } })).toBeNull();
  expect(await prisma.signingKey.count()).toBe(2);
});

test('a token that was accepted is refused once it expires, or its key does', async () => {
  const server = await openTokens(environment);
  const token = await server.issue({ id: randomUUID(), adminUserId: 1 });
  expect(await server.verify(token)).not.toBeNull();
  afterMinutes(11);
  expect(await server.verify(token)).toBeNull();

  const other = await server.issue({ id: randomUUID(), adminUserId: 1 });
  expect(await server.verify(other)).not.toBeNull();
  await prisma.signingKey.deleteMany();
  await rotateSigningKey();
  await server.rereadKeys();
  expect(await server.verify(other)).toBeNull();
});
