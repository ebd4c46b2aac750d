import type { Client } from '../client.ts';

/** What is written: the row's name, its number and version as far as they are known, and its new values. */
export interface Target {
  name: string;
  id: number | null;
  /** Before the write. */
  version: number;
  values: Record<string, string>;
}

/** One way to write a row. Returns its number, where the answer tells it. */
export type Way = (client: Client, target: Target) => Promise<number | null>;

/** A kind of rows that the load writes. A row's values follow from its name and from the stamp of its last write. */
export interface Noun {
  table: string;
  /** The columns that hold the name, and the stamp; the values of a noun without the latter never change. */
  nameColumn: string;
  stampColumn?: string;
  /** SQL: those that the load wrote. */
  ours: string;
  values: (name: string, stamp: number) => Record<string, string>;
  create: readonly [Way, ...Way[]];
  change?: readonly [Way, ...Way[]];
  remove?: readonly [Way, ...Way[]];
}

/** Long enough for half of it to be missing. */
export const long = (stamp: number) => Array<number>(150).fill(stamp).join(' ');

/** In GraphQL: why nothing was written. */
export const failure = '...on Error { message }';
