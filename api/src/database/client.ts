import type { PGlite } from '@electric-sql/pglite';
import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaPGlite } from 'pglite-prisma-adapter';
import { PrismaClient, type Prisma } from './generated/client.ts';
import { tracing } from './trace.ts';

/** Where the rows are: a PostgreSQL server, or the PostgreSQL inside this process. */
export type DatabaseSource = { url: string } | { pglite: PGlite };

/** The database of this process. Set by `connect`, once, before anything is served. */
export let prisma: PrismaClient;

/** What a rule writes with: the client, or a transaction of it. */
export type Transaction = Prisma.TransactionClient;

export function adapterFor(source: DatabaseSource) {
  return 'url' in source ? new PrismaPg({ connectionString: source.url }) : new PrismaPGlite(source.pglite);
}

export function connect(source: DatabaseSource): PrismaClient {
  const client = new PrismaClient({ adapter: adapterFor(source) });
  // Tracing leaves the client's type as it is.
  prisma = client.$extends(tracing) as unknown as PrismaClient;
  return prisma;
}
