/** The value below which a share of the numbers lies, from 0 to 1. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

export const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** What rounds tell together: the middle one, and the least and the most. */
export interface Spread {
  median: number;
  least: number;
  most: number;
}

export function spreadOf(numbers: readonly number[]): Spread {
  return { median: quantile(numbers, 0.5), least: Math.min(...numbers), most: Math.max(...numbers) };
}
