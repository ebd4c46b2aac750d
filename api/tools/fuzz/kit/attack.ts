/** The options of a run. */
export interface Run {
  /** The seed of everything random, so that a run can be repeated. */
  seed: number;
  /** The fraction of the full counts to run, from 0 to 1. */
  scale: number;
}

export interface Outcome {
  /** Counts and measurements, for people. */
  figures: Record<string, string | number>;
  /** The failures, a message each; none if the server held. */
  problems: string[];
}

export type Attack = (run: Run) => Promise<Outcome>;

/** A full count, scaled to the run; at least one. */
export const scaled = ({ scale }: Run, count: number) => Math.max(1, Math.round(count * scale));
