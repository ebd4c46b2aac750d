/** The options of a run. */
export interface Options {
  /** The random seed: the same seed chooses the same writes and moments. */
  seed: number;
  /** How often a server is killed. */
  kills: number;
  /** How often a server is sent SIGTERM. */
  terms: number;
  /** How many servers try to start on a folder in use. */
  starts: number;
  /** A PostgreSQL server to create databases on; without one, the scenarios start their own. */
  postgres: string | undefined;
}

/** Something that happens to servers. */
export interface Scenario {
  name: string;
  /** Runs the scenario. Returns its figures. @throws if something was lost, and CannotRunError */
  run: (options: Options) => Promise<string>;
}

/** This machine lacks what the scenario needs, so it has no result. */
export class CannotRunError extends Error {
  override name = 'CannotRunError';
}
