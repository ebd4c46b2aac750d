import type { Postgres } from './postgres.ts';
import type { Site } from './site.ts';
import type { Spread } from './statistics.ts';

/** What the figures are measured on, and how long. */
export interface Bench {
  postgres: Postgres;
  /** With the sample content. */
  site: Site;
  rounds: number;
  /** In the large list of news. */
  articles: number;
}

/** One line of the table. */
export interface Measured {
  figure: string;
  reference: string;
  value: Spread;
  /** The most that `value` may be in the median. */
  goal: number;
  /** Times the reference, or milliseconds. */
  unit: '×' | ' ms';
  /** Of a reference against itself, where it was measured twice. */
  noise?: Spread;
  /** What else was measured, and is no gate; times in milliseconds unless they are named otherwise. */
  reported: Record<string, number>;
}

export type Figure = (bench: Bench) => Promise<Measured[]>;
