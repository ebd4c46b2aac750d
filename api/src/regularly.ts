/**
 * Runs `work` now and at each interval, without keeping the process alive.
 * @param onFailure receives a failure; the next interval tries again
 */
export function regularly(
  milliseconds: number,
  work: () => Promise<void>,
  onFailure: (error: unknown) => void,
): { stop: () => void } {
  const attempt = () => work().catch(onFailure);
  void attempt();
  const timer = setInterval(attempt, milliseconds).unref();
  return { stop: () => clearInterval(timer) };
}
