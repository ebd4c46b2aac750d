/** What a run is asked for. */
export interface Run {
  /** Everything random follows from it, so that a run can be repeated. */
  seed: number;
  /** How much of the full counts is done, from 0 to 1. */
  scale: number;
}

export interface Outcome {
  /** What was counted and measured, for people. */
  figures: Record<string, string | number>;
  /** What went wrong, a sentence each; none when the server held. */
  problems: string[];
}

export type Attack = (run: Run) => Promise<Outcome>;

/** A full count at the run's scale, at least one. */
export const scaled = ({ scale }: Run, count: number) => Math.max(1, Math.round(count * scale));
