import { log } from '../log.ts';
import { replicaFallbacks } from '../operations/metrics.ts';
import { Prisma, type PrismaClient } from './generated/client.ts';
import { everyModel, isRead, onModelsChanged, runningTrace } from './trace.ts';

/** How long a change may take to reach the replica, and how long a failed replica is not used, in milliseconds. */
const settling = 5_000;
/** The shortest interval between two warnings, in milliseconds. */
const warningInterval = 60_000;

interface Operation {
  model: string;
  operation: string;
  args: unknown;
  query: (args: never) => Promise<unknown>;
  /** Passed by Prisma to its extensions, but missing from its types: a transaction must stay where it began. */
  __internalParams?: { transaction?: unknown };
}

type Models = Record<string, Record<string, (args: unknown) => Promise<unknown>>>;

/**
 * Sends visitors’ reads to a replica of the database, unless the model has just changed and the replica may
 * lag behind. If the replica fails, they fall back to the primary.
 */
export function replicaReads(replica: PrismaClient) {
  // Writes that other servers made before this one started may not have reached the replica yet.
  const avoidedSince = new Map([[everyModel, performance.now()]]);
  let warnedAt = -Infinity;
  const avoid = (models: Iterable<string>) => {
    for (const model of models) avoidedSince.set(model, performance.now());
  };
  const isSettled = (model: string) =>
    [model, everyModel].every(
      (name) => performance.now() - (avoidedSince.get(name) ?? -Infinity) >= settling,
    );
  onModelsChanged(avoid);

  return Prisma.defineExtension({
    query: {
      $allModels: {
        async $allOperations({ model, operation, args, query, __internalParams }: Operation) {
          const isPublicRead =
            runningTrace()?.isPublic && isRead(operation) && !__internalParams?.transaction;
          if (!isPublicRead || !isSettled(model)) return query(args as never);
          try {
            return await (replica as unknown as Models)[model]?.[operation]?.(args);
          } catch (err) {
            avoid([everyModel]);
            replicaFallbacks.inc();
            if (performance.now() - warnedAt >= warningInterval) {
              warnedAt = performance.now();
              log.warn({ err }, 'The replica of the database is failing: visitors read from the primary');
            }
            return query(args as never);
          }
        },
      },
    },
  });
}
