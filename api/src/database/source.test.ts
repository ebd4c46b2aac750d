import { expect, test } from 'vitest';
import { useTestApp } from '../testing/testApp.ts';
import { turnsDuring } from '../testing/turnsDuring.ts';
import { prisma } from './client.ts';

useTestApp();

test('other requests go on between the statements of a transaction', async () => {
  const turns = await turnsDuring(() =>
    prisma.$transaction(async (transaction) => {
      for (let i = 0; i < 30; i++) await transaction.newsArticle.findMany({ where: { id: i } });
    }),
  );
  expect(turns).toBeGreaterThan(15);
});
