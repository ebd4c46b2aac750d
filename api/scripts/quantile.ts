/** The quantile of these numbers for a share from 0 to 1: 0.5 is the median. */
export function quantile(numbers: readonly number[], share: number): number {
  const ascending = numbers.toSorted((a, b) => a - b);
  return ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? NaN;
}

/** The median; for an even count, the higher of the two middle numbers. */
export const median = (numbers: readonly number[]) => quantile(numbers, 0.5);
