import { LRUCache } from 'lru-cache';

/** Entries with something in common, and what they may occupy together. */
export interface Group {
  name: string;
  /** The most entries. */
  entries: number;
  /** The most bytes. */
  bytes: number;
}

interface Entry<Value> {
  value: Value;
  size: number;
  groups: readonly Group[];
}

interface Members {
  /** The sizes by key, least recently used first. */
  sizes: Map<string, number>;
  bytes: number;
}

/**
 * A cache of the most recently used values whose groups have bounds of their own: a client that fills its group
 * displaces only what it added itself.
 */
export class GroupedCache<Value extends object> {
  readonly #entries: LRUCache<string, Entry<Value>>;
  readonly #members = new Map<string, Members>();

  /**
   * @param bytes the size of all values together
   * @param lifetime milliseconds after which a value is stale; 0 for never
   */
  constructor(bytes: number, lifetime = 0) {
    this.#entries = new LRUCache({
      maxSize: bytes,
      sizeCalculation: ({ size }) => size,
      ttl: lifetime,
      noDeleteOnStaleGet: true,
      dispose: ({ groups }, key) => groups.forEach(({ name }) => this.#leave(name, key)),
    });
  }

  /** @param allowStale whether to return a stale value too */
  get(key: string, allowStale = false): Value | undefined {
    const entry = this.#entries.get(key, { allowStale });
    for (const { name } of entry?.groups ?? []) {
      const { sizes } = this.#members.get(name) ?? {};
      const size = sizes?.get(key);
      if (size === undefined) continue;
      sizes?.delete(key);
      sizes?.set(key, size);
    }
    return entry?.value;
  }

  /**
   * Adds a value, unless it is larger than the bounds of the cache or of one of its groups.
   * @param lifetime milliseconds after which it is stale; that of the cache by default
   */
  set(key: string, value: Value, size: number, groups: readonly Group[] = [], lifetime?: number): void {
    this.#entries.delete(key);
    if (groups.some(({ bytes }) => size > bytes)) return;
    this.#entries.set(key, { value, size, groups }, lifetime === undefined ? {} : { ttl: lifetime });
    if (!this.#entries.has(key)) return;
    for (const group of groups) this.#join(group, key, size);
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
  }

  *entries(): Generator<[string, Value]> {
    for (const [key, { value }] of this.#entries.entries()) yield [key, value];
  }

  #join({ name, entries, bytes }: Group, key: string, size: number): void {
    const members = this.#members.get(name) ?? { sizes: new Map<string, number>(), bytes: 0 };
    this.#members.set(name, members);
    members.sizes.set(key, size);
    members.bytes += size;
    for (const oldest of members.sizes.keys()) {
      if (members.sizes.size <= entries && members.bytes <= bytes) break;
      this.#entries.delete(oldest);
    }
  }

  #leave(name: string, key: string): void {
    const members = this.#members.get(name);
    if (!members) return;
    members.bytes -= members.sizes.get(key) ?? 0;
    members.sizes.delete(key);
    if (members.sizes.size === 0) this.#members.delete(name);
  }
}
