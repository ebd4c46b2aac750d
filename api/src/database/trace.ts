import { AsyncLocalStorage } from 'node:async_hooks';
import { Prisma } from './generated/client.ts';

/** What a request or task has done with the database, by model. */
export interface Trace {
  /** When it began: the one time by which it decides what readers may see. */
  now: Date;
  read: Set<string>;
  changed: Set<string>;
  /** Whether its result is private, may be wrong, or is too large to be cached. */
  isPrivate: boolean;
  /** Whether an unexpected failure occurred, for example because the database is unavailable. */
  hasFailed: boolean;
  /** Whether it only reads what visitors may see, so that a replica of the database suffices. */
  isPublic: boolean;
  /** The request headers that the response depends on, for `Vary`. */
  variesBy: Set<string>;
  /** Aborted once the client has disconnected, so that no one waits for the result. */
  disconnected: () => AbortSignal | undefined;
  /** The client’s network; empty if unknown. */
  network: () => string;
}

const currentTrace = new AsyncLocalStorage<Trace>();

/** Represents all models: any of them may have changed. */
export const everyModel = '*';

type Listener = (models: ReadonlySet<string>, isOurs: boolean) => Promise<void> | void;

const listeners = new Set<Listener>();

/** Calls `listener` with the changed models once a change is written. Returns a function that unsubscribes it. */
export function onModelsChanged(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @param isOurs whether this server made the changes, rather than another one that announced them */
export async function announceChanges(models: ReadonlySet<string>, isOurs = true): Promise<void> {
  for (const listener of listeners) await listener(models, isOurs);
}

/**
 * Traces `work`; its changes are announced when it and each of its transactions have ended.
 * @param client what is known about the client; absent for work of the server itself
 */
export async function traced(
  work: () => Promise<void>,
  client: Pick<Trace, 'disconnected' | 'network'> = { disconnected: () => undefined, network: () => '' },
): Promise<void> {
  const trace: Trace = {
    now: new Date(),
    read: new Set(),
    changed: new Set(),
    isPrivate: false,
    hasFailed: false,
    isPublic: false,
    variesBy: new Set(),
    ...client,
  };
  try {
    await currentTrace.run(trace, work);
  } finally {
    if (trace.changed.size > 0) await announceChanges(trace.changed);
  }
}

/** The trace of the running request. */
export function runningTrace(): Trace | undefined {
  return currentTrace.getStore();
}

/** Adds what another trace recorded to the running request’s. */
export function adoptTrace({ read, variesBy, isPrivate, hasFailed }: Trace): void {
  const trace = runningTrace();
  if (!trace) return;
  for (const model of read) trace.read.add(model);
  for (const header of variesBy) trace.variesBy.add(header);
  trace.isPrivate ||= isPrivate;
  trace.hasFailed ||= hasFailed;
}

/** The time of the running request, which is the same throughout; outside a request, the current time. */
export function requestTime(): Date {
  return runningTrace()?.now ?? new Date();
}

/** Marks the running request’s response as private, possibly wrong, or too large to cache. */
export function keepPrivate(): void {
  const trace = runningTrace();
  if (trace) trace.isPrivate = true;
}

/** Records an unexpected failure: the running request’s response is incomplete. */
export function noteFailure(): void {
  const trace = runningTrace();
  if (trace) trace.hasFailed = true;
}

/** Records that the running request’s response depends on these headers, for `Vary` (RFC 9110, section 12.5.5). */
export function varyBy(...headers: string[]): void {
  const trace = runningTrace();
  for (const header of headers) trace?.variesBy.add(header);
}

const reads = new Set([
  'findUnique',
  'findUniqueOrThrow',
  'findFirst',
  'findFirstOrThrow',
  'findMany',
  'count',
  'aggregate',
  'groupBy',
]);

/** Whether a Prisma operation changes nothing. */
export function isRead(operation: string): boolean {
  return reads.has(operation) || operation.startsWith('$queryRaw');
}

/** Reads for the server itself: the running request’s response does not depend on the result. */
export function untraced<Result>(read: () => Promise<Result>): Promise<Result> {
  return currentTrace.exit(read);
}

/** Runs raw SQL that reads these models and nothing else: unlike other raw SQL, its result may be shared. */
export async function readingOnly<Result>(
  models: readonly string[],
  read: () => PromiseLike<Result>,
): Promise<Result> {
  const trace = runningTrace();
  for (const model of models) trace?.read.add(model);
  return untraced(async () => read());
}

interface Operation {
  model?: string | undefined;
  operation: string;
  args: unknown;
  query: (args: never) => Promise<unknown>;
}

/**
 * Records the models that each operation of the client reads and changes. Raw SQL names no model: its reads
 * make the response private, and its writes may change anything.
 */
export const tracing = Prisma.defineExtension({
  query: {
    async $allOperations({ model, operation, args, query }: Operation) {
      const trace = runningTrace();
      if (isRead(operation)) {
        if (model) trace?.read.add(model);
        else keepPrivate();
        return query(args as never);
      }
      if (trace) trace.changed.add(model ?? everyModel);
      const result = await query(args as never);
      // Outside a request, each operation is its own transaction.
      if (!trace) await announceChanges(new Set([model ?? everyModel]));
      return result;
    },
  },
});
