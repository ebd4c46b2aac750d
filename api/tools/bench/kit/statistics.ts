import { median } from '../../../scripts/quantile.ts';

/** The median, minimum and maximum of the rounds. */
export interface Spread {
  median: number;
  least: number;
  most: number;
}

export function spreadOf(numbers: readonly number[]): Spread {
  return { median: median(numbers), least: Math.min(...numbers), most: Math.max(...numbers) };
}

/** The ratio to the reference, round by round. */
export function timesOf(numbers: readonly number[], reference: readonly number[]): Spread {
  return spreadOf(numbers.map((number, round) => number / (reference[round] ?? NaN)));
}

/** Round by round. */
export function meanOf(first: readonly number[], second: readonly number[]): number[] {
  return first.map((number, round) => (number + (second[round] ?? NaN)) / 2);
}
