import type { Postgres } from './postgres.ts';
import type { Site } from './site.ts';
import type { Spread } from './statistics.ts';

/** What the figures are measured on, and for how long. */
export interface Bench {
  postgres: Postgres;
  /** The site with the sample content. */
  site: Site<string>;
  rounds: number;
  /** The number of articles in the large list of news. */
  articles: number;
}

/** One line of the table. */
export interface Measured {
  figure: string;
  reference: string;
  value: Spread;
  /** The highest acceptable median of `value`. */
  goal: number;
  /** A multiple of the reference, or of it in percent, or milliseconds. */
  unit: '×' | ' ms' | ' %';
  /** The ratio of a reference to itself, if it was measured twice. */
  noise?: Spread;
  /** Other measurements, without a goal; times in milliseconds unless named otherwise. */
  reported: Record<string, number>;
}

export type Figure = (bench: Bench) => Promise<Measured[]>;
