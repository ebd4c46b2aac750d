/** The number that a share of the others, from 0 to 1, is below: 0.5 for the median. */
export function quantile(numbers: readonly number[], share: number): number {
  const ascending = numbers.toSorted((a, b) => a - b);
  return ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? NaN;
}

/** The number in the middle; of an even count the higher one of the two. */
export const median = (numbers: readonly number[]) => quantile(numbers, 0.5);
