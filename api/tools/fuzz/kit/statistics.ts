import { median } from '../../../scripts/quantile.ts';

/**
 * Compares two samples of times by their ranks (Mann and Whitney, 1947), which a slow machine’s outliers do not affect.
 * @returns z, the number of standard deviations by which the ranks differ from chance, and the ratio of the medians
 */
export function distinguishable(
  ones: readonly number[],
  others: readonly number[],
): { z: number; ratio: number } {
  const pairs = ones.length * others.length;
  const wins = ones.reduce(
    (sum, one) =>
      sum + others.filter((other) => one > other).length + others.filter((other) => one === other).length / 2,
    0,
  );
  const deviation = Math.sqrt((pairs * (ones.length + others.length + 1)) / 12);
  return { z: (wins - pairs / 2) / deviation, ratio: median(ones) / median(others) };
}
