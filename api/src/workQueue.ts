import { BusyError } from './errors.ts';

/**
 * Work that only so much is done of at once; what comes beyond that waits in classes, each with a limit, the first
 * class first. It keeps expensive work from taking the threads that everything shares.
 */
export class WorkQueue<Class extends string> {
  readonly #limits: Record<Class, number>;
  readonly #waiting: [Class, (() => void)[]][];
  #free: number;

  /**
   * @param atOnce how much is done at once
   * @param limits how much may wait, by class, in the order in which the classes are served
   */
  constructor(atOnce: number, limits: Record<Class, number>) {
    this.#free = atOnce;
    this.#limits = limits;
    this.#waiting = (Object.keys(limits) as Class[]).map((name) => [name, []]);
  }

  /** What `work` comes to, once it is its turn. @throws BusyError when too much of its class waits */
  async run<Result>(name: Class, work: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free -= 1;
    else await this.#turn(name);
    try {
      return await work();
    } finally {
      const next = this.#waiting.find(([, turns]) => turns.length > 0)?.[1].shift();
      if (next) next();
      else this.#free += 1;
    }
  }

  #turn(name: Class): Promise<void> {
    const turns = this.#waiting.find(([known]) => known === name)?.[1] ?? [];
    if (turns.length >= this.#limits[name]) throw new BusyError();
    return new Promise((resolve) => turns.push(resolve));
  }
}
