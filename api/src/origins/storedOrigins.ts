import { prisma } from '../database/client.ts';
import { Prisma } from '../database/generated/client.ts';
import { places } from '../images/usage.ts';
import { log } from '../log.ts';
import { originPatterns, setOwnOrigins } from './ownOrigins.ts';

/** The number of rows per statement, so that each is short; after a kill, the work starts over. */
const batchSize = 5_000;

/** A table that can contain addresses of images: its columns, and whether they are JSON. */
interface Stored {
  table: string;
  columns: readonly string[];
  isJson?: boolean;
}

const stored: readonly Stored[] = [
  ...places.map(({ type, columns }) => ({ table: type, columns })),
  { table: 'Change', columns: ['before', 'after'], isJson: true },
];

/**
 * An origin, and the name of an image under it. Also matches within JSON, where a backslash ends the address.
 */
const pictureAddress = String.raw`(https?://[^/\s"'<>()@\\]+)/images/(\d+_[A-Za-z0-9._-]*)`;

const nameOf = (table: string) => Prisma.raw(`"${table}"`);

/** Runs `work` for all rows of a table, one range of ids after another. */
async function inBatches(table: string, work: (range: Prisma.Sql) => Promise<unknown>): Promise<void> {
  const [found] = await prisma.$queryRaw<
    { last: number | null }[]
  >`SELECT max(id) AS last FROM ${nameOf(table)}`;
  for (let from = 0; from < (found?.last ?? 0); from += batchSize) {
    await work(Prisma.sql`id > ${from} AND id <= ${from + batchSize}`);
  }
}

/**
 * Finds the origins under which stored addresses name images of this site: no other site has images with these names.
 * Includes deleted images, which the history still lists.
 */
async function learnOrigins(): Promise<void> {
  for (const { table, columns } of stored) {
    await inBatches(table, async (range) => {
      const texts = columns.map((name) => Prisma.sql`(${Prisma.raw(`"${name}"`)}::text)`);
      await prisma.$executeRaw`
        INSERT INTO "SiteOrigin" (origin)
        SELECT DISTINCT found.parts[1]
        FROM ${nameOf(table)}
          CROSS JOIN LATERAL (VALUES ${Prisma.join(texts)}) AS held (text)
          CROSS JOIN LATERAL regexp_matches(held.text, ${pictureAddress}, 'g') AS found (parts)
        WHERE ${range} AND found.parts[2] IN (
          SELECT name FROM "Image"
          UNION ALL SELECT before->>'name' FROM "Change" WHERE entity = 'Image' AND before IS NOT NULL
        )
        ON CONFLICT DO NOTHING`;
    });
  }
}

/** Removes the origins from addresses of images, including in the history. */
async function removeOrigins(origins: readonly string[]): Promise<void> {
  const { whole, linked } = originPatterns(origins);
  // A value in JSON begins after its name, and ends with its quotation mark.
  const wholeInJson = whole.replace('^', '(": ")').replace(String.raw`\S*$`, String.raw`[^\s"]*"`);
  for (const { table, columns, isJson } of stored) {
    await inBatches(table, async (range) => {
      const named = columns.map((name) => ({
        column: Prisma.raw(`"${name}"`),
        cast: isJson ? '::jsonb' : '',
      }));
      const changed = named.map(({ column, cast }) => {
        const address = isJson
          ? Prisma.sql`regexp_replace(${column}::text, ${wholeInJson}, '\\1', 'g')`
          : Prisma.sql`regexp_replace(${column}, ${whole}, '')`;
        return Prisma.sql`${column} = regexp_replace(${address}, ${linked}, '\\1', 'g')${Prisma.raw(cast)}`;
      });
      const holding = named.map(
        ({ column }) =>
          Prisma.sql`(${column}::text ~ ${isJson ? wholeInJson : whole} OR ${column}::text ~ ${linked})`,
      );
      // Clients with the previous version have different texts.
      const counted = isJson ? Prisma.empty : Prisma.sql`, version = version + 1`;
      await prisma.$executeRaw`
        UPDATE ${nameOf(table)} SET ${Prisma.join(changed)}${counted}
        WHERE ${range} AND (${Prisma.join(holding, ' OR ')})`;
    });
  }
}

/**
 * Stores the site’s current origin. If it has changed since the last start, removes all origins from stored
 * addresses of images: those written earlier are already stored without one, unless a server of an earlier
 * version wrote them.
 */
export async function openOrigins(today: string): Promise<void> {
  const latest = await prisma.siteOrigin.findFirst({
    where: { since: { not: null } },
    orderBy: { since: 'desc' },
  });
  if (latest?.origin !== today) {
    await learnOrigins();
    const known = await prisma.siteOrigin.findMany();
    await removeOrigins([...new Set([today, ...known.map(({ origin }) => origin)])]);
    const since = new Date();
    await prisma.siteOrigin.upsert({
      where: { origin: today },
      create: { origin: today, since },
      update: { since },
    });
    if (latest) log.info({ from: latest.origin, to: today }, 'The address of the site has changed');
  }
  const origins = await prisma.siteOrigin.findMany();
  setOwnOrigins(
    today,
    origins.map(({ origin }) => origin),
  );
}
