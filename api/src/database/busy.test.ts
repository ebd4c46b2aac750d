import { expect, test } from 'vitest';
import { BusyError, expectedOf } from '../errors.ts';
import { useTestApp } from '../testing/testApp.ts';
import { testServer } from '../testing/testDatabase.ts';
import { prisma } from './client.ts';

useTestApp();

/** On PostgreSQL, a server opens at most ten; PGlite has one. */
const connections = testServer ? 10 : 1;

test('a change that finds all connections in use for too long is refused as busy, and does not begin', async () => {
  const { promise: end, resolve: release } = Promise.withResolvers<undefined>();
  const started = Array.from({ length: connections }, () => Promise.withResolvers<undefined>());
  const held = started.map(({ resolve }) =>
    prisma.$transaction(
      async () => {
        resolve(undefined);
        await end;
      },
      { timeout: 20_000, maxWait: 20_000 },
    ),
  );
  await Promise.all(started.map(({ promise }) => promise));
  let hasBegun = false;
  const change = prisma.$transaction(
    async () => {
      hasBegun = true;
    },
    { maxWait: 10 },
  );
  const error: unknown = await change.catch((failure: unknown) => failure);
  expect(expectedOf(error)).toBeInstanceOf(BusyError);
  expect(hasBegun).toBe(false);
  release(undefined);
  await Promise.all(held);
});
