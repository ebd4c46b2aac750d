/** What a run was asked for. */
export interface Options {
  /** Of the randomness: the same seed chooses the same writes and moments. */
  seed: number;
  /** How often a server is killed. */
  kills: number;
  /** How often a server is told to end. */
  terms: number;
  /** How many servers try to start on a folder that is in use. */
  starts: number;
  /** A PostgreSQL server to make databases on; without one, the scenarios start their own. */
  postgres: string | undefined;
}

/** Something that happens to servers. */
export interface Scenario {
  name: string;
  /** Lets it happen. Returns the figures. @throws when something was lost, and CannotRunError */
  run: (options: Options) => Promise<string>;
}

/** This machine lacks what the scenario needs. Nothing was shown. */
export class CannotRunError extends Error {
  override name = 'CannotRunError';
}
