import type { Noun } from './nouns/noun.ts';

/** What a row holds: the stamp of its last write, and its version. */
export interface Holding {
  stamp: number;
  version: number;
}

/** What is known about one row outside the server. A holding is null if the row does not exist. */
export interface Entry {
  noun: Noun;
  name: string;
  id: number | null;
  /** The result of the last acknowledged write. */
  current: Holding | null;
  /** The result of a write that was sent but not acknowledged, if it happened. */
  pending: Holding | null | undefined;
  /** A write is in progress. */
  isBusy: boolean;
}

/** What the server has acknowledged. The server knows nothing about the ledger, which outlives it. */
export class Ledger {
  readonly entries: Entry[] = [];
  /** The number of acknowledged writes. */
  acknowledged = 0;
  #stamps = 0;

  /** Adds an entry for a row that was never written. */
  add(noun: Noun): Entry {
    const name = `row${this.entries.length + 1}`;
    const entry: Entry = { noun, name, id: null, current: null, pending: undefined, isBusy: false };
    this.entries.push(entry);
    return entry;
  }

  /** The rows of a noun that certainly exist, and are not being written. */
  settled(noun: Noun): Entry[] {
    return this.entries.filter(
      (entry) => entry.noun === noun && entry.current && entry.pending === undefined && !entry.isBusy,
    );
  }

  /** The rows whose last write has an unknown outcome, until they are compared. */
  inDoubt(): Entry[] {
    return this.entries.filter(({ pending }) => pending !== undefined);
  }

  /** A stamp that no write has used. */
  nextStamp(): number {
    this.#stamps += 1;
    return this.#stamps;
  }

  /** Records the result of `send`: as certain once it resolves, with the row's number if it is known. */
  async write(entry: Entry, next: Holding | null, send: () => Promise<number | null>): Promise<void> {
    entry.isBusy = true;
    entry.pending = next;
    try {
      const id = await send();
      entry.id = id ?? entry.id;
      entry.current = next;
      entry.pending = undefined;
      this.acknowledged += 1;
    } finally {
      entry.isBusy = false;
    }
  }
}
