import type { Client } from '../client.ts';

/** A write: the row's name, its number and version if known, and its new values. */
export interface Target {
  name: string;
  id: number | null;
  /** The version before the write. */
  version: number;
  values: Record<string, string>;
}

/** One way to write a row. Returns its number, if the answer has it. */
export type Way = (client: Client, target: Target) => Promise<number | null>;

/** A kind of row that the load writes. A row's values follow from its name and the stamp of its last write. */
export interface Noun {
  table: string;
  /** The columns of the name and the stamp; the values of a noun without a stamp never change. */
  nameColumn: string;
  stampColumn?: string;
  /** SQL: the rows that the load wrote. */
  ours: string;
  values: (name: string, stamp: number) => Record<string, string>;
  create: readonly [Way, ...Way[]];
  change?: readonly [Way, ...Way[]];
  remove?: readonly [Way, ...Way[]];
}

/** Long enough to be written only in part. */
export const long = (stamp: number) => Array<number>(150).fill(stamp).join(' ');

/** The GraphQL selection of the reason why nothing was written. */
export const failure = '...on Error { message }';
