import type { Noun } from './nouns/noun.ts';

/** What a row holds: the stamp of its last write, and its version. */
export interface Holding {
  stamp: number;
  version: number;
}

/** What is known of one row outside of the server. Null: there is no such row. */
export interface Entry {
  noun: Noun;
  name: string;
  id: number | null;
  /** What the last acknowledged write left. */
  stands: Holding | null;
  /** What a write that was sent and not acknowledged leaves, if it happened. */
  pending: Holding | null | undefined;
  /** A write is under way. */
  isBusy: boolean;
}

/** What the server has acknowledged. It knows nothing of the ledger, and the ledger outlives it. */
export class Ledger {
  readonly entries: Entry[] = [];
  /** How many writes were acknowledged. */
  acknowledged = 0;
  #stamps = 0;

  /** An entry for a row that was never written. */
  add(noun: Noun): Entry {
    const name = `row${this.entries.length + 1}`;
    const entry: Entry = { noun, name, id: null, stands: null, pending: undefined, isBusy: false };
    this.entries.push(entry);
    return entry;
  }

  /** The rows of a noun that are there for certain, and that nobody writes now. */
  settled(noun: Noun): Entry[] {
    return this.entries.filter(
      (entry) => entry.noun === noun && entry.stands && entry.pending === undefined && !entry.isBusy,
    );
  }

  /** The rows of which it is not known whether their last write was done, until they are compared. */
  inDoubt(): Entry[] {
    return this.entries.filter(({ pending }) => pending !== undefined);
  }

  /** A stamp that no write had. */
  nextStamp(): number {
    this.#stamps += 1;
    return this.#stamps;
  }

  /** Notes what `send` leaves: for certain once it has resolved with the row's number, if that is told. */
  async write(entry: Entry, next: Holding | null, send: () => Promise<number | null>): Promise<void> {
    entry.isBusy = true;
    entry.pending = next;
    try {
      const id = await send();
      entry.id = id ?? entry.id;
      entry.stands = next;
      entry.pending = undefined;
      this.acknowledged += 1;
    } finally {
      entry.isBusy = false;
    }
  }
}
