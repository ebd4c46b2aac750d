import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { useTestApp } from '../testing/testApp.ts';
import { prisma } from './client.ts';

useTestApp();

test('other requests go on between the statements of a transaction', async () => {
  let isDone = false;
  const work = prisma
    .$transaction(async (transaction) => {
      for (let i = 0; i < 300; i++) await transaction.newsArticle.findMany({ where: { id: i } });
    })
    .finally(() => (isDone = true));
  let turns = 0;
  for (; !isDone; turns++) await setImmediate();
  await work;
  expect(turns).toBeGreaterThan(3);
});
