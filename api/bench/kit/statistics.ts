/** The value below which a share of the numbers lies, from 0 to 1. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/** What rounds tell together: the middle one, and the least and the most. */
export interface Spread {
  median: number;
  least: number;
  most: number;
}

export function spreadOf(numbers: readonly number[]): Spread {
  return { median: quantile(numbers, 0.5), least: Math.min(...numbers), most: Math.max(...numbers) };
}

/** How many times the reference it is, round by round. */
export function timesOf(numbers: readonly number[], reference: readonly number[]): Spread {
  return spreadOf(numbers.map((number, round) => number / (reference[round] ?? NaN)));
}

/** Round by round. */
export function meanOf(first: readonly number[], second: readonly number[]): number[] {
  return first.map((number, round) => (number + (second[round] ?? NaN)) / 2);
}
