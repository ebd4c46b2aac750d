import { PrismaClient, type Prisma } from './generated/client.ts';
import { replicaReads } from './replica.ts';
import { adapterFor, type DatabaseSource } from './source.ts';
import { tracing } from './trace.ts';

/** The database of this process. Set once by `connect`, before anything is served. */
export let prisma: PrismaClient;

/** The client, or a transaction of it, with which a rule writes. */
export type Transaction = Prisma.TransactionClient;

/** The name under which PostgreSQL lists the connections of the site’s servers (pg_stat_activity). */
export const applicationName = 'batik-pageant';

/**
 * How long the database server may take to accept a connection and to run a statement, in milliseconds. After
 * that the caller gets an error; as with a lost connection, a write may have succeeded nonetheless.
 */
const primaryLimits = { connectionTimeoutMillis: 5_000, query_timeout: 20_000 };
/** Even an idle server keeps one connection, which shows that the database is in use. */
const presence = { application_name: applicationName, min: 1 };
/** How long a replica may take: the primary can answer instead. */
const replicaLimits = { connectionTimeoutMillis: 2_000, query_timeout: 2_000 };

export function connect(source: DatabaseSource): PrismaClient {
  const client = new PrismaClient({
    adapter: adapterFor(source, { ...primaryLimits, ...presence }),
    // A change waits for a connection as long as a read does.
    transactionOptions: { maxWait: primaryLimits.connectionTimeoutMillis },
  });
  // Tracing does not change the client’s type.
  prisma = client.$extends(tracing) as unknown as PrismaClient;
  return prisma;
}

/** Lets visitors read from a replica of the connected database. Returns a function that disconnects it. */
export function readFromReplica(source: DatabaseSource): () => Promise<void> {
  const replica = new PrismaClient({ adapter: adapterFor(source, replicaLimits) });
  // Added after tracing, which must see every operation: extensions run in the order in which they were added.
  prisma = prisma.$extends(replicaReads(replica)) as unknown as PrismaClient;
  return () => replica.$disconnect();
}
