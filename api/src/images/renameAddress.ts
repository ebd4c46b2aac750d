import type { Transaction } from '../database/client.ts';
import { Prisma } from '../database/generated/client.ts';
import { columnsOf, places } from './usage.ts';

/** Replaces an address, or the key in it, wherever it is stored, including in working copies and in the history. */
export async function renameAddress(transaction: Transaction, from: string, to: string): Promise<void> {
  for (const place of places) {
    const columns = columnsOf(place);
    const renamed = columns.map((name) => {
      const kind = Prisma.raw(name === 'contactInfo' ? 'jsonb' : 'text');
      const column = Prisma.raw(`"${name}"`);
      return Prisma.sql`${column} = replace(${column}::text, ${from}, ${to})::${kind}`;
    });
    const holding = columns.map((name) => Prisma.sql`strpos(${Prisma.raw(`"${name}"::text`)}, ${from}) > 0`);
    await transaction.$executeRaw`
      UPDATE ${Prisma.raw(`"${place.type}"`)} SET ${Prisma.join(renamed)}, version = version + 1
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
