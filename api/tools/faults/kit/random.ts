/** Pseudorandom numbers: the same seed gives the same ones in the same order. */
export interface Random {
  /** At least 0, less than 1. */
  next(): number;
  /** A whole number from `low` to `high`. */
  between(low: number, high: number): number;
  one<Item>(items: readonly [Item, ...Item[]]): Item;
}

/** Mulberry32, by Tommy Ettinger: 32 bits of state are enough to choose moments. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    one: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  };
}
