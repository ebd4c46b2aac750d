import { expect, test } from 'vitest';
import { schemaDrift } from './migrate.ts';

test('the migrations lead to schema.prisma', async () => {
  expect(await schemaDrift()).toBeUndefined();
});
