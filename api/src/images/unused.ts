import { prisma, type Transaction } from '../database/client.ts';
import { Prisma } from '../database/generated/client.ts';
import { isKey, isName, tokensIn } from './inTexts.ts';
import { columnsOf, everyPlace } from './usage.ts';

/** The most unused images that a list can consist of, the newest: a statement takes 32,767 parameters. */
const most = 30_000;

/** Every text that can hold the address of an image. */
const everyText = Prisma.join(
  everyPlace.flatMap((place) =>
    columnsOf(place).map(
      (name) =>
        Prisma.sql`SELECT ${Prisma.raw(`"${name}"::text`)} AS held FROM ${Prisma.raw(`"${place.type}"`)}`,
    ),
  ),
  ' UNION ALL ',
);

/**
 * The numbers of the images that no text refers to, newest first, in one statement: it reads every text once, however
 * many images there are.
 * @param among only these
 */
export async function unusedImages(
  client: Transaction = prisma,
  among: readonly number[] | null = null,
): Promise<number[]> {
  const limited = among ? Prisma.sql`i.id = ANY(${[...among]}::int[]) AND` : Prisma.empty;
  const rows = await client.$queryRaw<{ id: number }[]>`
    WITH address (token) AS (
      SELECT DISTINCT found.token
      FROM (${everyText}) texts CROSS JOIN LATERAL (${tokensIn(Prisma.sql`held`)}) found
      WHERE strpos(held, '/images/') > 0 OR strpos(held, '/f/') > 0
    )
    SELECT i.id FROM "Image" i
    WHERE ${limited}
      NOT EXISTS (SELECT 1 FROM address WHERE ${isName(Prisma.sql`token`, Prisma.sql`i.name`)})
      AND NOT EXISTS (SELECT 1 FROM address WHERE ${isKey(Prisma.sql`token`, Prisma.sql`i.key`)})
    ORDER BY i.id DESC LIMIT ${most}`;
  return rows.map(({ id }) => id);
}
