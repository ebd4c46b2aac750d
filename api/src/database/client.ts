import type { PGlite } from '@electric-sql/pglite';
import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaPGlite } from 'pglite-prisma-adapter';
import { PrismaClient, type Prisma } from './generated/client.ts';
import { replicaReads } from './replica.ts';
import { tracing } from './trace.ts';

/** Where the rows are: a PostgreSQL server, or the PostgreSQL inside this process. */
export type DatabaseSource = { url: string } | { pglite: PGlite };

/** The database of this process. Set by `connect`, once, before anything is served. */
export let prisma: PrismaClient;

/** What a rule writes with: the client, or a transaction of it. */
export type Transaction = Prisma.TransactionClient;

/** Under this name PostgreSQL lists the connections of the site’s servers (pg_stat_activity). */
export const applicationName = 'batik-pageant';

/**
 * How long the database server may take, in milliseconds, for a connection and for a statement. Then whoever waits is
 * told that it failed; as after a lost connection, what was written may be done nonetheless.
 */
const primaryLimits = { connectionTimeoutMillis: 5_000, query_timeout: 20_000 };
/** A server that has nothing to ask keeps a connection too: so it is seen that the database is in use. */
const presence = { application_name: applicationName, min: 1 };
/** How long a replica may take: the primary is there to answer instead. */
const replicaLimits = { connectionTimeoutMillis: 2_000, query_timeout: 2_000 };

export function adapterFor(source: DatabaseSource, limits = {}) {
  return 'url' in source
    ? new PrismaPg({ connectionString: source.url, ...limits })
    : new PrismaPGlite(source.pglite);
}

export function connect(source: DatabaseSource): PrismaClient {
  const client = new PrismaClient({ adapter: adapterFor(source, { ...primaryLimits, ...presence }) });
  // Tracing leaves the client's type as it is.
  prisma = client.$extends(tracing) as unknown as PrismaClient;
  return prisma;
}

/** Lets visitors read from a replica of what is connected. Returns what disconnects it. */
export function readFromReplica(source: DatabaseSource): () => Promise<void> {
  const replica = new PrismaClient({ adapter: adapterFor(source, replicaLimits) });
  // After tracing, which is to see every operation: extensions run in the order in which they were added.
  prisma = prisma.$extends(replicaReads(replica)) as unknown as PrismaClient;
  return () => replica.$disconnect();
}
