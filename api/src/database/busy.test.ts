import { expect, test } from 'vitest';
import { BusyError, expectedOf } from '../errors.ts';
import { useTestApp } from '../testing/testApp.ts';
import { prisma } from './client.ts';

useTestApp();

/** PGlite has one connection; on PostgreSQL, a server opens at most ten. */
const connections = 10;

test('a change that finds all connections in use for too long is refused as busy, and does not begin', async () => {
  const { promise: end, resolve: release } = Promise.withResolvers<undefined>();
  const started = Array.from({ length: connections }, () => Promise.withResolvers<undefined>());
  const held = started.map(({ resolve }) =>
    prisma.$transaction(
      async () => {
        resolve(undefined);
        await end;
      },
      { maxWait: 100 },
    ),
  );
  // Those of PGlite that got no connection are refused as well.
  const settled = Promise.allSettled(held);
  await Promise.all(held.map((one, n) => Promise.race([one.catch(() => {}), started[n]?.promise])));
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
  await settled;
});
