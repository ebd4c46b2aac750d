/** A source of numbers in [0, 1). */
export type Random = () => number;

/** FNV-1a, 32 bits: hashes a text to a number that is the same on every machine. */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    h ^= text.charCodeAt(i);
    h = Math.imul(h, 0x01000193);
  }
  // FNV’s low bits mix poorly on short ids, and `pick` uses all of them.
  h ^= h >>> 16;
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  return h >>> 0;
}

/** Mulberry32: small, fast and even enough for ornament. Not for secrets. */
export function random(seed: string): Random {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number in [-reach, reach): the tremor of a hand. */
export const tremor = (next: Random, reach: number): number => (next() * 2 - 1) * reach;

/** A random item of a non-empty list. */
export function pick<T>(next: Random, list: readonly [T, ...T[]]): T {
  return list[Math.floor(next() * list.length)] ?? list[0];
}
