import { availableParallelism } from 'node:os';
import fc from 'fast-check';
import { scaled, type Run } from './attack.ts';

/** The number of concurrent requests. */
const workers = 8 * availableParallelism();

/** The longest that shrinking, which resends smaller forms of a failed request, may take, in milliseconds. */
const shrinking = 20_000;

/**
 * Tries generated values concurrently, until all are tried or each worker has found one that fails.
 * @param check rejects with the reason why a value fails
 * @returns the failures, each reduced to the smallest value that fails, and the seed that finds it first
 */
export async function tryAll<Value>(
  run: Run,
  count: number,
  values: fc.Arbitrary<Value>,
  check: (value: Value) => Promise<void>,
): Promise<string[]> {
  const numRuns = Math.ceil(scaled(run, count) / workers);
  const results = await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      let failedAt = Infinity;
      const property = fc.asyncProperty(values, async (value) => {
        if (performance.now() > failedAt + shrinking) return;
        try {
          await check(value);
        } catch (error) {
          failedAt = Math.min(failedAt, performance.now());
          throw error;
        }
      });
      return fc.check(property, { seed: run.seed + worker, numRuns });
    }),
  );
  return results
    .filter(({ failed }) => failed)
    .map(({ seed, counterexample, errorInstance }) => {
      const message = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
      return `--seed ${seed}: ${JSON.stringify(counterexample?.[0]).slice(0, 2_000)}\n${message}`;
    });
}
