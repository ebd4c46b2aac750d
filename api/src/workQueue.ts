import { BusyError } from './errors.ts';

/**
 * Work that only so much is done of at once; what comes beyond that waits in classes, each with a limit, the first
 * class first. It keeps expensive work from taking what everything shares: threads, the database, memory.
 */
export class WorkQueue<Class extends string> {
  readonly #limits: Record<Class, number>;
  readonly #rest: number;
  readonly #waiting: [Class, Set<() => void>][];
  #free: number;

  /**
   * @param atOnce how much is done at once
   * @param limits how much may wait, by class, in the order in which the classes are served
   * @param rest how long nothing follows upon a piece of work, as a multiple of the time that it took
   */
  constructor(atOnce: number, limits: Record<Class, number>, rest = 0) {
    this.#free = atOnce;
    this.#rest = rest;
    this.#limits = limits;
    this.#waiting = (Object.keys(limits) as Class[]).map((name) => [name, new Set()]);
  }

  /**
   * What `work` comes to, once it is its turn.
   * @param gone says that nobody waits for it any more: then it loses its place, and is not done
   * @throws BusyError when too much of its class waits, or when it has lost its place
   */
  async run<Result>(name: Class, work: () => Promise<Result>, gone?: AbortSignal): Promise<Result> {
    if (gone?.aborted) throw new BusyError();
    if (this.#free > 0) this.#free -= 1;
    else await this.#turn(name, gone);
    const started = performance.now();
    try {
      return await work();
    } finally {
      // Others get a word in, even without a rest: work may hold the thread, as statements of the embedded database do,
      // and would follow upon work without end.
      const rest = this.#rest * (performance.now() - started);
      if (rest > 0) setTimeout(() => this.#handOn(), rest);
      else setImmediate(() => this.#handOn());
    }
  }

  #handOn(): void {
    const [next] = this.#waiting.find(([, turns]) => turns.size > 0)?.[1] ?? [];
    if (next) next();
    else this.#free += 1;
  }

  #turn(name: Class, gone: AbortSignal | undefined): Promise<void> {
    const turns = this.#waiting.find(([known]) => known === name)?.[1] ?? new Set();
    if (turns.size >= this.#limits[name]) throw new BusyError();
    return new Promise((resolve, reject) => {
      const leave = () => {
        turns.delete(start);
        reject(new BusyError());
      };
      const start = () => {
        turns.delete(start);
        gone?.removeEventListener('abort', leave);
        resolve();
      };
      gone?.addEventListener('abort', leave);
      turns.add(start);
    });
  }
}
