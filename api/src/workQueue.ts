import { BusyError } from './errors.ts';

/**
 * Limits how much work runs at once; further work waits in classes, each with a limit, in order of priority. This keeps
 * expensive work from exhausting shared resources: threads, the database, memory.
 */
export class WorkQueue<Class extends string> {
  readonly #limits: Record<Class, number>;
  readonly #rest: number;
  readonly #waiting: [Class, Set<() => void>][];
  #free: number;

  /**
   * @param atOnce how much work runs at once
   * @param limits how much may wait, by class, in order of priority
   * @param rest the pause after a piece of work, as a multiple of its duration
   */
  constructor(atOnce: number, limits: Record<Class, number>, rest = 0) {
    this.#free = atOnce;
    this.#rest = rest;
    this.#limits = limits;
    this.#waiting = (Object.keys(limits) as Class[]).map((name) => [name, new Set()]);
  }

  /**
   * Runs `work` when its turn comes, and returns its result.
   * @param disconnected aborts when no one waits for the result anymore: the work then leaves the queue without running
   * @throws BusyError if too much work of its class is waiting, or if it was aborted
   */
  async run<Result>(name: Class, work: () => Promise<Result>, disconnected?: AbortSignal): Promise<Result> {
    if (disconnected?.aborted) throw new BusyError();
    if (this.#free > 0) this.#free -= 1;
    else await this.#turn(name, disconnected);
    const started = performance.now();
    try {
      return await work();
    } finally {
      // Yields to others, even without a rest: work may block the thread, as statements of the embedded
      // database do, and would otherwise run back to back.
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

  #turn(name: Class, disconnected: AbortSignal | undefined): Promise<void> {
    const turns = this.#waiting.find(([known]) => known === name)?.[1] ?? new Set();
    if (turns.size >= this.#limits[name]) throw new BusyError();
    return new Promise((resolve, reject) => {
      const leave = () => {
        turns.delete(start);
        reject(new BusyError());
      };
      const start = () => {
        turns.delete(start);
        disconnected?.removeEventListener('abort', leave);
        resolve();
      };
      disconnected?.addEventListener('abort', leave);
      turns.add(start);
    });
  }
}
