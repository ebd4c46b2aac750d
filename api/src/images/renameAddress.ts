import type { Transaction } from '../database/client.ts';
import { Prisma } from '../database/generated/client.ts';
import { places } from './usage.ts';

/** Replaces an address, or the key in it, wherever it is stored, including in working copies and in the history. */
export async function renameAddress(transaction: Transaction, from: string, to: string): Promise<void> {
  for (const { type, columns } of places) {
    const names = columns.map((name) => Prisma.raw(`"${name}"`));
    const renamed = names.map((name) => Prisma.sql`${name} = replace(${name}, ${from}, ${to})`);
    const holding = names.map((name) => Prisma.sql`strpos(${name}, ${from}) > 0`);
    await transaction.$executeRaw`
      UPDATE ${Prisma.raw(`"${type}"`)} SET ${Prisma.join(renamed)}, version = version + 1
      WHERE ${Prisma.join(holding, ' OR ')}`;
  }
  await transaction.$executeRaw`
    UPDATE "WorkingCopy" SET changes = replace(changes::text, ${from}, ${to})::jsonb, revision = revision + 1
    WHERE strpos(changes::text, ${from}) > 0`;
  await transaction.$executeRaw`
    UPDATE "AdminUser" SET "portraitUrl" = replace("portraitUrl", ${from}, ${to})
    WHERE strpos("portraitUrl", ${from}) > 0`;
  await transaction.$executeRaw`
    UPDATE "Change" SET
      before = replace(before::text, ${from}, ${to})::jsonb,
      after = replace(after::text, ${from}, ${to})::jsonb
    WHERE strpos(before::text, ${from}) > 0 OR strpos(after::text, ${from}) > 0`;
}
