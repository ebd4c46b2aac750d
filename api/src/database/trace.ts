import { AsyncLocalStorage } from 'node:async_hooks';
import { Prisma } from './generated/client.ts';

/** What one piece of work has done with the database, by model. */
export interface Trace {
  read: Set<string>;
  changed: Set<string>;
  /** Whether it made something for one reader alone, or that may be wrong, or is too large to be kept. */
  isPrivate: boolean;
  /** Whether something failed in it that nobody expected, as when the database is gone. */
  hasFailed: boolean;
  /** Whether it only reads what visitors may see, so that a replica of the database will do. */
  isPublic: boolean;
  /** The request’s headers that it has looked at to choose between answers, as `Vary` names them. */
  variesBy: Set<string>;
  /** Says that its client has gone, and nobody waits for what it makes. */
  gone: () => AbortSignal | undefined;
}

const currentTrace = new AsyncLocalStorage<Trace>();

/** In place of a model: any of them may have changed. */
export const everyModel = '*';

type Listener = (models: ReadonlySet<string>, isOurs: boolean) => Promise<void> | void;

const listeners = new Set<Listener>();

/** Tells `listener` which models have changed, once it is written. Returns what ends that. */
export function onModelsChanged(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @param isOurs whether this server has made the changes, and not another one that told of them */
export async function announceChanges(models: ReadonlySet<string>, isOurs = true): Promise<void> {
  for (const listener of listeners) await listener(models, isOurs);
}

/**
 * Traces `work`; what it has changed is announced at its end, when each of its transactions has ended as well.
 * @param gone says that its client has gone
 */
export async function traced(
  work: () => Promise<void>,
  gone: Trace['gone'] = () => undefined,
): Promise<void> {
  const trace: Trace = {
    read: new Set(),
    changed: new Set(),
    isPrivate: false,
    hasFailed: false,
    isPublic: false,
    variesBy: new Set(),
    gone,
  };
  try {
    await currentTrace.run(trace, work);
  } finally {
    if (trace.changed.size > 0) await announceChanges(trace.changed);
  }
}

/** What the running request has done so far. */
export function runningTrace(): Trace | undefined {
  return currentTrace.getStore();
}

/** What the running request answers is given to nobody else, since it is its reader’s alone, wrong, or too large. */
export function keepPrivate(): void {
  const trace = runningTrace();
  if (trace) trace.isPrivate = true;
}

/** Something failed that nobody expected: what the running request answers is not what it should be. */
export function noteFailure(): void {
  const trace = runningTrace();
  if (trace) trace.hasFailed = true;
}

/** What the running request answers depends on these headers; `Vary` says so (RFC 9110, section 12.5.5). */
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

/** Whether an operation of Prisma changes nothing. */
export function isRead(operation: string): boolean {
  return reads.has(operation) || operation.startsWith('$queryRaw');
}

interface Operation {
  model?: string | undefined;
  operation: string;
  args: unknown;
  query: (args: never) => Promise<unknown>;
}

/**
 * Writes down what each operation of the client reads and changes. SQL of our own tells no model: what was read by
 * it is nobody else's, and what it writes may be anything.
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
      // Outside of a request each operation is a transaction of its own.
      if (!trace) await announceChanges(new Set([model ?? everyModel]));
      return result;
    },
  },
});
